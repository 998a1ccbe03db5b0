import type { StatementVocabulary } from './statement-concepts.js';

export const spanish: StatementVocabulary = {
  people: `
    desplazad*; refugiad*; evacuad*; civiles; familias; vecinos; niños; niñas; huérfanos; heridos; pacientes; migrantes; mujeres;
    ancianos; personas; supervivientes; rehenes; sanitarios; médicos; enfermeras; voluntarios; cooperantes; monjas`,
  person: `
    testigo; informante; confidente; activista; periodista; reporter*; corresponsal; bloguer*; fotógraf*; abogad*; juez; jueza;
    fiscal; líder social; lideresa; denunciante; intérprete; cooperante; superviviente; desertor`,
  protected_person: `testigo ~1 protegid*; informante; fuente anónima|secreta; denunciante ~1 anónim*; confidente; testigo|testigos`,
  transport: `
    convoy; convoyes; caravana; camion|camiones de ayuda|alimentos|víveres; ambulancia*; autobuses ~3 evacuad*|evacuación;
    buses de evacuación; evacuados; ayuda humanitaria; equipo|equipos médico|médicos; tren de evacuación`,
  refuge: `
    casa de acogida; casa refugio; refugio para|de mujeres; piso franco; clínica|hospital|escuela clandestin*|secret*|ocult*;
    albergue para|de mujeres; casa segura`,
  stays: `
    están ~3 refugiad*|escondid*|alojad*|acogid*|durmiendo|viviendo|ocult*|retenid*; siguen ~2 refugiad*|escondid*|alojad*|allí|ocult*|ingresad*;
    se refugian|esconden|ocultan|alojan; permanecen; duermen; está escondid*|refugiad*|alojad*; viven|vive ahora`,
  lives: `vive en|con|frente; se aloja en|con; se hospeda en; reside en; duerme en; está alojad* en; se esconde en|con; domicilio es`,
  lies: `está|se ~1 situad*|ubicad*|encuentra|halla|escondid*; queda en|detrás; está en|bajo|detrás; funciona en|bajo|detrás`,
  will_go: `
    saldrá*; partirá*; pasará*; cruzará*; irá*; tomará*; viajará*; llegará* ~2 por|a las; circulará*; recorrerá*; usará*; va|van a salir|pasar|cruzar;
    tiene|tienen previsto salir|pasar|cruzar|partir; sale|salen a|de|cada`,
  real_name: `verdadero|real nombre es|de; nombre real|verdadero ~3 es; se llama en realidad|realmente; verdadero nombre`,
  building: `
    sótano*; bodega; edificio; en ~3 casa|hotel|gimnasio|teatro|convento|iglesia|colegio|escuela|mezquita|almacén; clínica|hospital clandestin*|secret*;
    piso #number; número #number`,
  address: `
    calle|avenida|plaza|carrera|paseo ~3 #number; número #number; habitación #number; primer|segundo|tercer|cuarto|quinto piso; piso #number;
    en la calle|avenida|plaza; detrás|enfrente|frente del|de|al|a`,
  way: `por la|el|las ~1 carretera|puente|camino|autopista|ruta|paso|puerto|puesto; por ~3 puente|carretera|camino; ruta; sin escolta; vía`,
  hour: `a las|la ~1 #number|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce; al amanecer|anochecer|mediodía|alba; a medianoche; de madrugada`,
  now: `ahora; actualmente; en este momento; hoy; esta noche|mañana|tarde|semana; siguen; todavía; aún; hasta el; por el momento; de momento; estos días`,
  soon: `
    mañana; esta noche|tarde|madrugada; el|este próximo? lunes|martes|miércoles|jueves|viernes|sábado|domingo; próxim* semana|convoy|horas|días;
    cada día|lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana; al amanecer; en las próximas; pasado mañana`,
  past: `
    fue; fueron; era; eran; estaba; estaban; había; habían; hubo; murió; murieron; cayó; atacó; bombarde*; asesinad*; emboscad*; salió; #year;
    pasado; ayer; después; destruid*; alcanzad*`,
};
