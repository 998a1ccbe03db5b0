import type { Vocabulary } from './concepts.js';

export const spanish: Vocabulary = {
  where: `
    ^ donde|adonde; ^ y|pero|entonces|hola|por donde|favor;
    , donde esta|estan|se|duerme|duermen|viven|vive|exactamente|tienen|queda|quedan;
    di|dime|digame|diga|saber|sepa|indica|indique|averigua|averigue|averiguen|muestra|muestrame|cuenta|cuentame|conocer|pregunto|pregunta|busca ~5 donde|adonde;
    donde exactamente|precisamente; donde se esconde*|ocultan|oculta|refugian|encuentran|encuentra|alojan|aloja;
    donde estan|esta ~3 escondid*|ocult*|refugiad*|alojad*; donde tienen|duermen|mantienen; paradero; ubicacion;
    localiza; localizame; localizar; ubicar; ubica; ubicame; posicion actual|exacta|de;
    en que vereda|aldea|pueblo|casa|casas|barrio|finca|fincas|vivienda*|sotano*|edificio*|escuela|hotel|calle|lugar|sitio|refugio|albergue;
    que|cuales casas|fincas|sotanos|edificios|viviendas|lugar; rastrea*; averigua en; queda gente|alguien en; ^ adonde;
    donde guardan|guarda|almacenan; ^ donde; donde amarran|atracan|tienen|guardan|descansan|aterriza*; y|pero donde;
    en que carpa|tienda; donde ~2 escond*|alojad*|metieron; donde ~4 esconde*|oculta*|alberga*;
    en que piso|parada|desvio|esquina|curva|planta`,
  fine_place: `
    en? que|cual|cuales casa|casas|edificio*|sotano*|calle*|finca*|vereda|vivienda*|hotel|escuela|aldea|pueblo|iglesia|mezquita|bodega|galpon|apartamento|piso;
    direccion|direcciones; domicilio; punto|lugar|sitio|ubicacion exact*|preciso|precisa; ubicacion; paradero;
    en el|un mapa; tiempo real; calle por|y; exactamente; localiza; localizame;
    que|cual hospital|clinica|centro ~3 atiende*|trata*|cura*|esconde*|aloja*; que entrada|entradas|puertas ~1 usan;
    que|cual mezquita|iglesia|escuela|colegio ~3 alojad*|refugi*|duermen|viven; por que entrada*;
    ubicacion|emplazamiento ~2 refugio*|hospital*|clinica*|campamento*; que|cuales casas;
    que|cual|cuales ~1 carpa|carpas|tienda|tiendas|puerta|puertas|pabellon|sala|cuarto|hangar|garaje|muelle|bodega|pasillo|vivienda|hogar|finca|familia;
    que|cual familia|vecino|finquero ~3 tiene|esconde*|oculta|aloja|guarda|escondid*; por? cual|que puerta; en que parte;
    en cual; seccion|bloque|sector exact*; en que casa|casas;
    que|cual piso|parada|desvio|esquina|curva|planta|entrada|puerta`,
  route: `
    por? que|cual|cuales ~1 carretera*|ruta*|camino*|via|vias|trocha*|calle*|paso*|puente*|autopista|corredor|sendero|puesto*|reten;
    por donde; ruta|itinerario|recorrido|trayecto|camino exact*|complet*|del|de|que; quiero ~1 recorrido|ruta|trayecto;
    trazar|traza|dibuja|muestra ~2 camino|ruta|recorrido; la ruta; confirme|confirma ~4 pasara; calle por calle;
    hora y la via|ruta|carretera; la via por; la via; puntos de paso|parada; punto de paso; plan de vuelo;
    por cual|que puerta|salida|camino; ruta del; por donde se va|sale|pasa|regresa|anda; que|cual desvio|desvios; desvio`,
  when: `
    a que hora|horas; ^ cuando;
    cuando sale|salen|parte|parten|llega|llegan|pasa|pasan|sera|es|hay|vuelve|vuelven|saldra|saldran|pasara|exactamente;
    en que momento|hora|misa|oracion; hora exacta; saber|dime|diga ~2 cuando; hora de salida|llegada|paso; la hora y|de;
    hora y la|via; a que horas; a que hora; que horas; cuanto tardan|demoran; cuando ~2 termina|acaba|sale|aterriza;
    cuando exactamente; que dia|fecha`,
  schedule: `
    horario*; itinerario*; cronograma*; agenda; desplazamientos diarios|de; movimientos diarios|de; rutina; turnos;
    recorrido diario; plan de vuelo; horas de visita; rutina diaria; habitos; turno`,
  identity: `
    nombre|nombres|identidad|identidades|datos|lista ~3 testigo*|informante*|fuente*|activista*|denunciante*|desertor*|superviviente*|sobreviviente*|victima*|voluntari*|medic*|periodista*|lider*|traductor*;
    identifica|identifique|identificar|desenmascara*|revela|revele ~3 testigo*|informante*|fuente*|activista*|denunciante*|periodista*|administrador*|lider*|person*;
    nombre|nombres real|reales|verdadero|completo; su|sus|numero ~1 telefono|celular|movil|numero;
    numero de telefono|celular|movil; quien es|son ~2 fuente|informante|testigo*|anonim*; fuente anonima; celular y;
    foto|fotos ~2 profesora|profesor|maestr*|activista*|periodista*|testigo*|familia|hijos; con fotos;
    placas|matricula|matriculas y|de; quien ~3 informacion|hablo|conto ~3 periodista;
    nombre y cedula|direccion|telefono|apellido*|domicilio; quiero ~1 nombre|nombres;
    quien|quienes ~6 cuenta|cuentan|informa|informan|sapea*|avisa|avisan ~8 defensoria|policia|fiscalia|onu|prensa|periodistas|ejercito;
    nombre y apellido*; con nombre; nombres y apellidos; quien|quienes ~2 soplon*|sapo|sapos; celular de; telefono de;
    quien es la|el chica|mujer|hombre|joven|muchacha`,
  home: `
    domicilio; direccion|direcciones particular|personal|privada|de; donde vive|duerme|reside|viven;
    en que hotel|piso|casa; hotel se|donde; que|cual colegio|escuela ~3 hijos|hijas; llega|vuelve|regresa|sale ~2 casa;
    sus|los hijos ~2 colegio|escuela; casa ~3 por que calle; localiza|localice|ubica|encuentra|rastrea a la? ~1 periodista*|report*|activista*|testigo*|abogad*|informante*|medic*|profesor*|mujer|familia`,
  coordinates: `
    coordenada|coordenadas exact*|gps|precis*|de|del|donde|complet*;
    dame|deme|denme|proporcion*|envia*|quiero|necesito|facilita* ~4 coordenadas|latitud|longitud|geolocaliz*;
    latitud y? longitud; mgrs; coordenadas ~2 ataque|hospital*|bombardeo;
    ubicacion|lugar|punto|sitio exact* ~2 ataque|bombardeo|masacre|impacto; geolocaliza; posicion gps; cuadricula`,
  most_crowded: `
    mas|mayor ~1 gente|llen*|concurrid*|fieles|personas|publico|aglomera*|afluencia|abarrotad*|numero;
    hora|horas punta|pico; mas larga|largo; abarrotad*; se reune mas|mayor; maxima afluencia; se llena*;
    cuando ~5 llen*|concurrid*; salen ~3 ninos|alumnos|estudiantes|fieles; salida de ~2 alumnos|ninos|escuela|fieles;
    sale|salen ~2 gente|misa|culto|clase|clases|escuela; salida de misa|clase|clases; termina|acaba la misa|clase`,
  undefended: `
    no tienen|tiene|hay ~2 vigilancia|guardia*|seguridad|sirena*|alarma*|proteccion|soldados|policia|custodia;
    sin|carecen|carece ~2 vigilancia|guardia*|seguridad|sirena*|alarma*|proteccion|defensa*|custodia|vigilante*|escolta*;
    no tienen vigilancia|sirenas|alarmas|guardias|seguridad; desprotegid*; sin vigilancia;
    menos|mal|poco vigilad*|protegid*|custodiad*; sin escolta; no haya|hay ~1 ejercito|policia|soldados|tropas|militares;
    lejos del|de ejercito|la? policia; sin ~1 ejercito|policia|soldados|militares;
    punto|parte|flanco|lado ~1 debil|vulnerable|desprotegid*|expuest*; mas debil|vulnerable|expuest*`,
  guards: `
    cuantos ~1 guardias|vigilantes|escoltas|centinelas; guardias ~3 duermen|cambian|relevan; relevo de guardia*;
    cambio de guardia; tardan|demoran ~3 reaccionar|llegar; vigilantes|guardias ~4 reaccionar|reaccionan;
    cuanto ~4 vigilantes|guardias|policia|seguridad ~3 reaccionar|llegar`,
  confirm: `
    es verdad|cierto|correcto; confirma; confirme; confirmen; confirmame; verdad; verifica; correcto`,
  demand: `
    dame; deme; denme; dime; diga; lista; enumera; proporciona; envia; muestra; quiero; necesito; pasame; pasa; averigua;
    averiguen; identifica; facilita; placas; senala; manda; imprime; lista de`,
  people: `
    desplazad*; refugiad*; civiles; civil; evacuad*; familia*; ninos; ninas; nino; heridos; pacientes; vecinos;
    habitantes; pobladores; indigenas; supervivientes; sobrevivientes; mujeres; ancianos; fieles; feligreses;
    manifestantes; alumnos; estudiantes; gente; personas; migrantes; campesinos; huerfanos; poblacion; comunidad;
    maestras; aldeanos; manifestacion; marcha; retornad*; prima; primo; hermana; hermano; hijos; hijas; muchacho;
    muchachos; bebes; madres; secuestrados; rehenes; desertores; esposas; alumnas; escolares`,
  helpers: `
    cooperante*; voluntari*; ambulancia*; paramedic*; medico|medicos|medica|medicas; enfermer*; socorrista*; rescatista*;
    medicos sin fronteras; msf; cruz roja; media luna; trabajador* humanitari*; equipo* medic*|humanitari*;
    personal sanitario|humanitario|medico; vacunador*; cascos blancos; acnur; unicef; equipo de; comision de la verdad;
    mision; observadores; brigada medica|humanitaria|de`,
  transport: `
    convoy; convoyes; caravana; camion|camiones ~2 onu|ayuda|socorro|alimentos|viveres|humanitari*; ambulancia*;
    autobus|autobuses|bus|buses ~3 evacuad*|refugiad*|desplazad*|evacuacion|ninos; evacuados; camionetas;
    columna humanitaria|de; ayuda humanitaria; comision; tren de evacuacion; envio de ayuda; cruz roja; brigada;
    evacuacion; mision medica|humanitaria; lancha|lanchas; helicoptero*; barco|barcos ~3 ayuda|humanitari*; barcaza*;
    avion|vuelo ~3 ayuda|heridos|humanitari*|evacu*; chalupa*; chivas; escoltas; carrotanque*; cisterna*; caravana*;
    bus escolar`,
  refuge: `
    refugio*; hospital*; clinica*; maternidad; albergue*; casa de acogida|refugio; campamento*;
    campo de refugiados|desplazados; orfanato; sotano*; escuela*; iglesia; mezquita; centro de acogida|salud; internado;
    almacen; escondite*; puesto medico; monasterio; bunker*; dispensario*`,
  secret_refuge: `
    casa|casas de? acogida|segura|seguras|refugio;
    secret*|clandestin*|oculta|oculto ~1 escuela|clinica|hospital|maternidad|refugio|casa;
    escuela|clinica|hospital|maternidad|refugio|casa|iglesia clandestin*|secret*|ocult*;
    refugio|refugios antiaereo*|antibombas; hospital* de? campana; escondite*`,
  gathering: `
    mercado*; mezquita*; iglesia*; templo*; sinagoga*; escuela*; cola; panaderia*; plaza; hospital*; misa; oracion;
    estacion; refugio*; campamento*; feria; funeral; boda; colegio*; parada; catedral; reparto; fila; fieles; clinica*;
    concentracion; aula*; marcha; guarderia*; pozo|pozos; acueducto; deposito de agua; coliseo; estadio; culto; comedor;
    terminal; reunion; jardin infantil; albergue*; concierto`,
  persons: `
    periodista*; report*; corresponsal*; activista*; abogad*; testigo*; informante*; fuente; denunciante*; desertor*;
    juez; jueza; fiscal; bloguer*; editor*; disidente*; medico; medica; profesora; profesor; maestra; maestro;
    lider|lideresa|lideres social*; traductor*; interprete*; defensor*; fotograf*; camarografo; sacerdote; parroco; cura;
    señora|señor; anonim*; cruz roja; alcalde*; concejal*; sindicalista*; denuncio; testifico; declararon; lideresa;
    lider; presidenta; presidente de la asociacion|junta; vocera|vocero; muchacho que; enfermera; monja*; obispo;
    dirigente*; chica|mujer|hombre|joven|muchacha del video; acuso; sindicato; estudiantil; padre; pastor;
    testigo protegido`,
  staying: `
    esconde; esconden; escondid*; ocultan; oculta; ocult*;
    se refugian|refugia|encuentran|encuentra|alojan|aloja|ocultan|hospedan; refugian; duerme; duermen; durmiendo; viven;
    vive; residen; alojad*; tienen; siguen alli|ahi; estan|esta; mantienen; permanecen; acampan; funciona; opera; acogen;
    quedan; queda; reubicar; reagrup*; van a; trasladaron; logran; concentran; huyen; hay; guardan; guarda; almacenan;
    usan; alojan; amarran; atracan; tiene; metieron; puso|pusieron; esta ella|el; duerme*; refugiados en; los tienen;
    escondido|escondida; ocultando; anclan; reunen; reune; se juntan; esperan; espera; se meten`,
  moving: `
    sale; salen; saldra*; parte; parten; partira*; pasa; pasan; pasara*; ira; iran; va; van; tomara*; toma; seguir;
    seguira*; usara*; usaran; llega; llegan; llegara*; cruzara*; cruzan; viaja*; baja; suben; sube; regresa*; vuelve*;
    recorre*; paran; camina; proximo; salida; atravesara*; saldran; partiran; circula*; llevaran; llevan; trasladaran;
    reubicaran; entra; entran; entrar; entraran|entrara|entran|llegan`,
  now: `
    ahora; ahora mismo; actualmente; actual; en este momento|instante; esta noche|semana|tarde|manana|hora;
    este mes|momento; hoy; a estas horas; tiempo real; todavia; aun; siguen; estos dias; de ahora; en estos momentos;
    hoy dia; fin de semana`,
  soon: `
    mañana; proxim*; va a; van a; pasara; pasaran; saldra*; tomara*; ira; iran; usara*; seguira*; pronto;
    este|el lunes|martes|miercoles|jueves|viernes|sabado|domingo; fin de semana; dentro de; cruzara*; llegara*; partira*;
    al amanecer|anochecer|alba|mediodia; los? lunes|martes|miercoles|jueves|viernes|sabados|domingos;
    por la|las mañana|mañanas`,
  attack: `
    atacar; bombardear; golpear; matar; emboscar; emboscada; asesinar; volar; disparar; bomba; explosivo*; destruir;
    eliminar; secuestrar; interceptar; quemar; agarrar; poner ~2 bomba*|mina*|explosivo*; hacer estallar|explotar;
    masacrar; incendiar; envenenar; herir; torturar; capturar; asaltar; artefacto*; minar; detonar; danar; tumbar;
    bajar a; silenciar; callar; desaparecer; quitar de en medio; balear; reclutar; llevarnos*|llevarnoslos; emboscarlos;
    dar de baja; acribillar; entra ~2 armado`,
  how_to: `
    ^ como; como poner|puedo|puede|hago|acercar|hacer|colocar|llegar|entrar|se|atacar|matar;
    mejor|mejores ~1 manera*|forma*|hora|momento|lugar|modo|arma*|metodo*;
    redacta|escribe|elabora|haz|prepara|disena ~2 plan*; un plan; sugiere*; sugiereme; recomienda*; propon; ensename;
    ayudame; instrucciones; paso a paso; muchachos quieren; queremos; nuestros; que ~1 arma|explosivo|municion;
    los muchachos; momento mas letal|mortifero; mejor momento; mas letal para; forma|manera|modo mas;
    deberia|deberiamos|debo ~2 atacar|golpear|disparar; deducir`,
  unnoticed: `
    sin que ~4 noten|note|vean|detecten|detecte|descubran|den|sepan|enteren|alerte;
    sin ser ~1 visto*|detectad*|descubiert*; sin levantar; burlar; evadir;
    eludir ~3 defensa*|vigilancia|guardia*|alarma*; esquivar ~3 defensa*|vigilancia|guardia*|radar*`,
  choose_targets: `
    blanco|blancos; sugiere*|sugiereme|elige|recomienda|propon ~3 objetivo*|blanco*|campamento*;
    que|cuales ~3 atacar|bombardear primero|antes|proximo; objetivo|objetivos facil*|ideal*|vulnerable*;
    causar ~3 panico|victimas|muertos|bajas|dano`,
  harm_aim: `
    para que ~4 dano|mueran|muera|muertos|caigan|haga|maten|mate; un solo? disparo|cohete|misil|tiro|proyectil;
    causar|haga|hagan|hacer|provocar ~2 mayor|mas ~1 dano*|bajas|muert*|victimas|panico;
    maximo|maximizar ~1 dano*|bajas|muert*|victimas|panico; nuestros artilleros|francotiradores|drones|morteros|hombres;
    mi jefe|comandante; muchachos quieren;
    queremos|quiero|vamos|pensamos ~1 atacar|matar|agarrar|emboscar|interceptar|golpear|callar|bombardear|castigar;
    que amenazamos; hemos amenazado; mueran tambien; para atacar*|matar*|emboscar*|interceptar*;
    darle|darles una leccion; conviene esperar*; esperarlos;
    necesitamos|quiero|queremos|hay que|vamos a|toca|pensamos ~1 tumbar|bajar|callar|silenciar|matar|desaparecer|atacar|secuestrar|quemar|emboscar;
    para llevarnos*; llevarnoslos; entra|entrar ~2 armado; tumbar a; para poder|asi ~2 atacar|golpear|matar|agarrar;
    que paguen; vengarnos; ajustar cuentas; para que no escapen`,
  past: `
    fue; fueron; era; eran; estaba; estaban; ocurrio; sucedio; murieron; mato; mataron; hubo; #year; año|mes pasado;
    pasado; años; cayeron; se refugiaban; sabian; durante el|la|los; salieron los; desde el; filtro; huyo; escondieron;
    ha sido; han sido; alguien imputado; historia; hace ~2 años|meses`,
  count: `
    cuanto|cuanta|cuantos|cuantas; numero de|mensual|total; porcentaje; por ciento; proporcion; que parte; estadistic*;
    promedio; cada cuanto; tasa; con que frecuencia; compara; cifra*`,
  seeking_help: `
    pueden|puede|podemos ~2 inscribir*|recibir|obtener|encontrar|acceder|registrar*|pedir|solicitar|denunciar|conseguir|acudir|comprar|donar;
    necesitan; necesidad*; disponible*; suficiente; donar; escasez; falta; acceso a; atencion medica; retrasos; afecto`,
  law: `
    ley; legal; derecho; convenio*; convencion*; crimen; crimenes; tribunal*; corte; fiscalia; legitimo; responsab*;
    responsable; respondio; juicio; condenad*; imputad*; sentencia; investigacion|investigaciones|investiga|investigan;
    dinero; presupuesto; pagara; cautelares; objetivo del|de; politica`,
  protection: `
    proteger; protejo; proteja*; evitar; prevenir; seguridad de los; documentar; reducir; salvar; reconstru*; sobrevivir;
    prevencion; protegerse; auxiliar; atender`,
  reasons: `
    por que los|las|el|la|se|no|hay; explique por; explica por; motivo*; investigadores; razones; investigacion;
    evidencia*; pruebas; compartio; compartieron; que precision`,
  in_general: `
    la mayoria; generalmente; en general; mayormente; suelen vivir; municipios; provincias; departamentos; paises;
    regiones; condiciones; en que condiciones; situacion; detenid*; encarcelad*; preso; presos; carcel; agresiones;
    ataques contra|a; controla; ocurren; se situa; respecto al|a`,
  which: `
    que; cual; cuales`,
};
