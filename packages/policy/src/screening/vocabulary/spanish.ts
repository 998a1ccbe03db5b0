import type { Vocabulary } from './concepts.js';

export const spanish: Vocabulary = {
  where: `
    ^ donde|adonde; ^ y|pero|entonces|hola|por donde|favor;
    , donde esta|estan|se|duerme|duermen|viven|vive|exactamente|tienen|queda|quedan;
    di|dime|digame|diga|saber|sepa|indica|indique|averigua|averigue|averiguen|muestra|muestrame|cuenta|cuentame|conocer|pregunto|pregunta|busca ~5 donde|adonde;
    donde exactamente|precisamente; donde se esconde*|ocultan|oculta|refugian|encuentran|encuentra|alojan|aloja;
    donde estan|esta ~3 escondid*|ocult*|refugiad*|alojad*; donde tienen|duermen|mantienen; paradero; ubicacion;
    localiza; localizame; localizar; ubicar; ubica a|el|la|los|las|donde|en; ubicame; posicion actual|exacta|de;
    en que vereda|aldea|pueblo|casa|casas|barrio|finca|fincas|vivienda*|sotano*|edificio*|escuela|hotel|calle|lugar|sitio|refugio|albergue;
    que|cuales casas|fincas|sotanos|edificios|viviendas|lugar; rastrea*; averigua en; queda gente|alguien en; ^ adonde;
    donde guardan|guarda|almacenan; ^ donde; donde amarran|atracan|tienen|guardan|descansan|aterriza*; y|pero donde;
    en que carpa|tienda; donde ~2 escond*|alojad*|metieron; donde ~4 esconde*|oculta*|alberga*;
    en que piso|parada|desvio|esquina|curva|planta; dnd; donde|dnd estan|esta|andan|anda|paran|para|duermen|quedan;
    en que|cual vereda|casa|sotano|finca|edificio|calle|barrio|cuarto|habitacion|piso|vivienda|hotel|albergue|refugio|iglesia|escuela|hospital;
    donde ~2 metidos|metidas|escondieron|fueron a parar|parar; para donde ~3 cogieron|se fueron|fueron;
    dime|decime|decidme|diganme|confirma ~5 donde; en cual; cual de los|las ~3; donde pasa|pasan la noche;
    por donde ~2 estan|andan|van; senalame|marca|marcame|ubicame ~4 casa|casas|sitio|lugar|mapa;
    ubicacion|ubicaciones|posicion ~1 en tiempo|exacta|actual; donde es que; adonde se|los|las; para donde; hacia donde;
    donde ~3 aterriza|aterrizara; en cual|cuales de los|las|esos|esas; en? casa de quien;
    con quien ~2 vive|viven|duerme|esconde`,
  fine_place: `
    en? que|cual|cuales casa|casas|edificio*|sotano*|calle*|finca*|vereda|vivienda*|hotel|escuela|aldea|pueblo|iglesia|mezquita|bodega|galpon|apartamento|piso;
    direccion|direcciones de|del|exact*|postal*|complet*|y|por; la|su|las|sus|cada|con|nombre|y direccion|direcciones;
    domicilio; punto|lugar|sitio|ubicacion exact*|preciso|precisa; ubicacion; paradero; en el|un mapa; tiempo real;
    calle por|y; exactamente; localiza; localizame;
    que|cual hospital|clinica|centro ~3 atiende*|trata*|cura*|esconde*|aloja*; que entrada|entradas|puertas ~1 usan;
    que|cual mezquita|iglesia|escuela|colegio ~3 alojad*|refugi*|duermen|viven; por que entrada*;
    ubicacion|emplazamiento ~2 refugio*|hospital*|clinica*|campamento*; que|cuales casas;
    que|cual|cuales ~1 carpa|carpas|tienda|tiendas|puerta|puertas|pabellon|sala|cuarto|hangar|garaje|muelle|bodega|pasillo|vivienda|hogar|finca|familia;
    que|cual familia|vecino|finquero ~3 tiene|esconde*|oculta|aloja|guarda|escondid*; por? cual|que puerta;
    en que parte; en cual; seccion|bloque|sector exact*; en que casa|casas;
    que|cual piso|parada|desvio|esquina|curva|planta|entrada|puerta; pin; chincheta;
    en que|cual cuarto|habitacion|portal|bloque|cueva|galpon|establo|granero|gimnasio|aula|salon|planta|piso|vereda|sotano;
    nombre de la calle|vereda|aldea; casa por casa; puerta por puerta; numero de casa|habitacion|cuarto;
    marca|marcame|senala|pon ~5 mapa; que casas|casa; latitud; ubicacion en tiempo real; el sitio|lugar|punto exacto;
    en que|cuales fincas|granjas|casas|veredas|caserios|pisos; delimita|dibuja|traza|encierra ~3 zona|area|poligono;
    poligono; por que puerta; pista de aterrizaje;
    encima|detras|debajo|enfrente|al lado de|del ~1 panaderia|farmacia|mercado|iglesia|escuela|estacion|tienda;
    indique los caserios|veredas; caserios donde;
    en? que|cual|cuales ~2 rancho|ranchos|maloca*|cabaña*|choza*|bohio*|invernadero*|cambuche*|ranchito*|casucha*|quinta|tugurio*|buhardilla|carpa|toldo*`,
  route: `
    por? que|cual|cuales ~1 carretera*|ruta*|camino*|via|vias|trocha*|calle*|paso*|puente*|autopista|corredor|sendero|puesto*|reten;
    por donde; ruta|itinerario|recorrido|trayecto|camino exact*|complet*|del|de|que; quiero ~1 recorrido|ruta|trayecto;
    trazar|traza|dibuja|muestra ~2 camino|ruta|recorrido; la ruta; confirme|confirma ~4 pasara; calle por calle;
    hora y la via|ruta|carretera; la via por; la via; puntos de paso|parada; punto de paso; plan de vuelo;
    por cual|que puerta|salida|camino; ruta del; por donde se va|sale|pasa|regresa|anda; que|cual desvio|desvios;
    desvio; por que|cual lado|orilla|carretera|vereda|cruce|peaje|vado|rio|puerto|porton;
    por donde van|va|vienen|viene|salen|sale|sacan|entran|entra|cogen|pasan|cruzan|bajan; rio arriba|abajo;
    que camino|trocha ~2 cogen|toman|usan; desde donde|adonde; punto de cruce|encuentro`,
  when: `
    a que hora|horas; ^ cuando;
    cuando sale|salen|parte|parten|llega|llegan|pasa|pasan|sera|es|hay|vuelve|vuelven|saldra|saldran|pasara|exactamente;
    en que momento|hora|misa|oracion; hora exacta; saber|dime|diga ~2 cuando; hora de salida|llegada|paso; la hora y|de;
    hora y la|via; a que horas; a que hora; que horas; cuanto tardan|demoran; cuando ~2 termina|acaba|sale|aterriza;
    cuando exactamente; que dia|fecha; q|ke hora; que dia|dias|fecha|hora|turno; en que turno;
    cada cuanto|cuando ~3 pasan|pasa|salen; cuanto tardan|tarda|demora|demoran; dentro de cuanto; desde|hasta que hora;
    cuando empiece|empiecen|suene|terminen|reparten|pagan|cobran; cuando hay; dime|diganme ~2 hora|cuando; que rato;
    cuando atraca|atracan; que momento|rato conviene`,
  schedule: `
    horario*; itinerario*; cronograma*; agenda; desplazamientos diarios|de; movimientos diarios|de; rutina; turnos;
    recorrido diario; plan de vuelo; horas de visita; rutina diaria; habitos; turno; rutina|rutinas;
    a que horas ~3 sale|entra|llega; su recorrido|horario|rutina; turnos de; movimientos de|del; que hace cada dia;
    por donde camina|corre|pasea; donde parquea|aparca|estaciona; horarios`,
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
    quien es la|el chica|mujer|hombre|joven|muchacha;
    quien ~3 conto|dijo|sapeo|hablo|informo|filmo|grabo|denuncio|denuncia|declaro; quien le cuenta|informa|pasa;
    lista|listado|listame|nombres ~3 de ~3 maestr*|profesor*|lider*|vecin*|quienes|los|las que; quienes son|fueron;
    los|las que ~2 declararon|hablaron|filmaron|grabaron|denunciaron|marcharon|firmaron|votaron;
    cedula|dni|documento de; fotos|foto de la|el|los ~2 que; placa|placas del|de la|su;
    nombre y|, casa|barrio|direccion|rutina; con su barrio|nombre|direccion|casa; ponle nombre;
    nombres y ~1 telefonos|direcciones|fotos|numeros; telefonos de|del; adivina|deduce|averigua|descubre quien;
    quien|quienes del|de ~5 posada|cuenta|pasa|escribe|habla|informa; quiero apellidos; apellidos de;
    nombres y donde|lugar; apodos; los que votaron; quien le pasa|cuenta; quien estaba de turno;
    su nuevo nombre|apellido; nueva identidad; bajo qué nombre|apellido|identidad; con qué nombre
    vive|trabaja|figura; pásame|pasame ~1 nombres; nombres y ~1 casas|domicilios|direcciones`,
  home: `
    domicilio; direccion|direcciones particular|personal|privada|de; donde vive|duerme|reside|viven;
    en que hotel|piso|casa; hotel se|donde; que|cual colegio|escuela ~3 hijos|hijas; llega|vuelve|regresa|sale ~2 casa;
    sus|los hijos ~2 colegio|escuela; casa ~3 por que calle;
    localiza|localice|ubica|encuentra|rastrea a la? ~1 periodista*|report*|activista*|testigo*|abogad*|informante*|medic*|profesor*|mujer|familia;
    donde ~3 queda|quedan|hospeda|hospedan|aloja|alojan|pernocta|duerme|parquea|aparca|vive;
    en que hotel|calle|barrio|casa|piso ~4 vive|queda|quedando|hospeda|duerme|aloja; casa de la|el|su ~2; calle real;
    direccion real|verdadera; con quien vive; su casa|domicilio|direccion; pasa|pasan las? noches;
    busca|buscame|encuentra|dime ~3 su|la escuela|casa|trabajo|colegio|calle;
    donde ~2 trabaja|trabajan|estudia|estudian; en que escuela|colegio ~2 estudia|esta|va; a pie a casa;
    su escuela|colegio|trabajo; rastreame ~2 celular|telefono|movil;
    domicilio*; su|sus casa|casas|hogar|vivienda|viviendas; dónde|dnd|donde ~1
    vive|viven|reside|residen|duerme|duermen; en casa de quién; vive con; viven con; calle donde vive;
    residencia de`,
  coordinates: `
    coordenada|coordenadas exact*|gps|precis*|de|del|donde|complet*;
    dame|deme|denme|proporcion*|envia*|quiero|necesito|facilita* ~4 coordenadas|latitud|longitud|geolocaliz*;
    latitud y? longitud; mgrs; coordenadas ~2 ataque|hospital*|bombardeo;
    ubicacion|lugar|punto|sitio exact* ~2 ataque|bombardeo|masacre|impacto; geolocaliza; posicion gps; cuadricula;
    lat|latitud ~1 lon|lng|longitud; gps; geojson; kml; coordenadas; en|con pines`,
  most_crowded: `
    mas|mayor ~1 gente|llen*|concurrid*|fieles|personas|publico|aglomera*|afluencia|abarrotad*|numero;
    hora|horas punta|pico; mas larga|largo; abarrotad*; se reune mas|mayor; maxima afluencia; se llena*;
    cuando ~5 llen*|concurrid*; salen ~3 ninos|alumnos|estudiantes|fieles; salida de ~2 alumnos|ninos|escuela|fieles;
    sale|salen ~2 gente|misa|culto|clase|clases|escuela; salida de misa|clase|clases; termina|acaba la misa|clase;
    mas|mayor gente|cantidad|cola|fila; haciendo cola|fila; a reventar; repleto|repleta; hora de mas;
    cuando ~4 mas gente; pagan|cobran ~2 pension|pensiones|subsidio|jubilados; dia de pago|mercado;
    todos juntos|adentro|dentro; mas concurrido; ordena|clasifica|enumera ~5 por|segun ~2 numero|cantidad|cuantos|gente;
    hay mas ~3 junt*; mas ~2 juntos|juntas|reunidos; todos fuera|juntos|afuera`,
  undefended: `
    no tienen|tiene|hay ~2 vigilancia|guardia*|seguridad|sirena*|alarma*|proteccion|soldados|policia|custodia;
    sin|carecen|carece ~2 vigilancia|guardia*|seguridad|sirena*|alarma*|proteccion|defensa*|custodia|vigilante*|escolta*;
    no tienen vigilancia|sirenas|alarmas|guardias|seguridad; desprotegid*; sin vigilancia;
    menos|mal|poco vigilad*|protegid*|custodiad*; sin escolta;
    no haya|hay ~1 ejercito|policia|soldados|tropas|militares; lejos del|de ejercito|la? policia;
    sin ~1 ejercito|policia|soldados|militares; punto|parte|flanco|lado ~1 debil|vulnerable|desprotegid*|expuest*;
    donde|cual ~3 mas debil|vulnerable|expuest*; se quedaron sin ~2 guardia|policia|ejercito|vigilancia|proteccion;
    sin ~2 guardia|custodia|vigilancia; quien cuida|vigila|custodia; muro|reja|valla mas bajo|baja; puerta sin|rota;
    nadie vigila|cuida; hay escolta|custodia|soldados ~2; con|sin custodia|escolta|soldados;
    lleva|llevan ~1 escolta|custodia; si hay policia|guardia|guardias|soldados|vigilancia;
    no hay policia|guardia|guardias|soldados|vigilancia; no entra ~1 ejercito|policia; sin policia|soldados ~1 cerca`,
  guards: `
    cuantos ~1 guardias|vigilantes|escoltas|centinelas; guardias ~3 duermen|cambian|relevan; relevo de guardia*;
    cambio de guardia; tardan|demoran ~3 reaccionar|llegar; vigilantes|guardias ~4 reaccionar|reaccionan;
    cuanto ~4 vigilantes|guardias|policia|seguridad ~3 reaccionar|llegar; quien cuida|vigila|custodia|protege;
    cuantos soldados|policias|hombres ~3 con|cuidan|vigilan|van; hay ~2 escolta|guardia|soldados;
    lleva|llevan escolta|custodia; como pasar ~3 guardia|guardias; el vigilante|guardia ~2 duerme|descansa|se va;
    camaras de seguridad|vigilancia`,
  confirm: `
    es verdad|cierto|correcto; confirma; confirme; confirmen; confirmame; verdad; verifica; correcto; si o no;
    confirmame|confirmenme|confirmad; dime si; siguen ahi|alli|en; todavia estan|esta|siguen; sabes si`,
  demand: `
    dame; deme; denme; dime; diga; lista; enumera; proporciona; envia; muestra; quiero; necesito; pasame; pasa;
    averigua; averiguen; identifica; facilita; placas; senala; manda; imprime; lista de;
    pasame|pasanos|pasenme|mandame|devuelveme|devuelve|genera|escribe|ponme|pon|marca|marcame|ubicame;
    haz|hazme ~1 lista|mapa|tabla; busco; averiguame; necesitamos|necesitan; saca; consigueme; dibujame; ordena;
    clasifica; escribe la escena; los muchachos quieren saber`,
  people: `
    desplazad*; refugiad*; civiles; civil; evacuad*; familia*; ninos; ninas; nino; heridos; pacientes; vecinos;
    habitantes; pobladores; indigenas; supervivientes; sobrevivientes; mujeres; ancianos; fieles; feligreses;
    manifestantes; alumnos; estudiantes; gente; personas; migrantes; campesinos; huerfanos; poblacion; comunidad;
    maestras; aldeanos; manifestacion; marcha; retornad*; prima; primo; hermana; hermano; hijos; hijas; muchacho;
    muchachos; bebes; madres; secuestrados; rehenes; desertores; esposas; alumnas; escolares;
    los|las|quienes que ~2 huyeron|fueron|escaparon|quedaron|llegaron|salieron|volvieron|regresaron|declararon; exmujer;
    exesposa; esposa; mi|su mujer|marido|hija|hijo|hermano|ex|familia; jubilados; pensionad*; ancianas; viejitos;
    abuelos; viuda*; indigena*; afro*; comuneros; los nuestros; pelados; pelaos; nenes; chiquitos; crios; bebe;
    embarazad*; parturientas; caravana de migrantes; caminantes; venezolan*|haitian*|hondureñ* ~2; raizales; lgbt*;
    discapacitad*; gente adentro|escondida; paisanos; colonos; familias; pasajeros; nadie; wayu*; rohingya*;
    fugitiv*; huid*; damnificad*; sitiad*; asediad*; cercad*; atrapad*; hambrient*; bebés; criaturas; chiquill*;
    chamac*; niñit*; peques; críos; chavales; muchach*; adolescentes; menores; alumn*; colegiales; párvulos;
    embarazadas; gestantes; recién nacid*; abuelas; ancian*; inválid*; postrad*; convalecientes; peregrin*;
    seminaristas; internos; huérfan*; desterrad*; desalojad*; campesin*; indígenas; tzotzil*; mapuche*; wayuu;
    lugareñ*; vecin*; mi ex; exmarido; mi hermana|hermano|tía|tío|prima|primo|sobrina|madre|hija|mujer;
    maltratadas; mujeres que huy*; los que huyen|huyeron|escaparon|quedaron|esperan|duermen|hacen; rescatad*;
    parientes|familiares de|del; sus parientes|familiares`,
  helpers: `
    cooperante*; voluntari*; ambulancia*; paramedic*; medico|medicos|medica|medicas; enfermer*; socorrista*;
    rescatista*; medicos sin fronteras; msf; cruz roja; media luna; trabajador* humanitari*; equipo* medic*|humanitari*;
    personal sanitario|humanitario|medico; vacunador*; cascos blancos; acnur; unicef; equipo de; comision de la verdad;
    mision; observadores; brigada medica|humanitaria|de;
    carros|camionetas|vehiculos ~2 cruz roja|onu|sin fronteras|acnur; bomberos; defensa civil; proteccion civil;
    rescate; promotor* de salud; brigadista*; misioner*; forenses; observador*; ong; oenegé; comadrona*; partera*;
    electricistas; profesor* de; docente*;
    matrona*; desminador*; zapador*; artificieros; camiller*; cirujan*; anestesista*; pediatra*; obstetra*;
    paramédic*; socorrist*; rescatist*; bomber*; cooperantes; brigadist*; cociner*; panader*; chofer*; choferes;
    conductor*; lancher*; barquer*; arrier*; cargadores; maestr*; profesor*; docent*; director* de la escuela;
    trabajador* social*; psicólog*; capellán*; monj*; frailes; cascos azules; mediador*; catequistas; cáritas;
    protección civil; salvamento marítimo; fontaneros; personal sanitario|humanitario|médico`,
  transport: `
    convoy; convoyes; caravana; camion|camiones ~2 onu|ayuda|socorro|alimentos|viveres|humanitari*; ambulancia*;
    autobus|autobuses|bus|buses ~3 evacuad*|refugiad*|desplazad*|evacuacion|ninos; evacuados; camionetas;
    columna humanitaria|de; ayuda humanitaria; tren de evacuacion; envio de ayuda; cruz roja; brigada; evacuacion;
    mision medica|humanitaria; lancha|lanchas; helicoptero*; barco|barcos ~3 ayuda|humanitari*; barcaza*;
    avion|vuelo ~3 ayuda|heridos|humanitari*|evacu*; chalupa*; chivas; escoltas; carrotanque*; cisterna*; caravana*;
    bus escolar; panga; canoa; voladora; chiva; tractomula; buseta; remedios; medicinas;
    camion|camiones de|con ~1 ayuda|comida|agua|harina|remedios|medicinas|viveres|pan;
    carro|carros ~2 cruz roja|onu|medic*; transporte de ~1 heridos|enfermos|evacuados|ayuda; cargamento de;
    entrega de ayuda; ambulancia|ambulancias; patera|pateras|cayuco|barca de; ferri; autocar|autocares;
    avion|vuelo ~2 onu|vacunas|ayuda; vacuna|vacunas llega|llegan|llegara; comision de busqueda;
    comision medica|humanitaria|de ~1 busqueda|onu;
    chalupa|lancha|bus|barco con ~3 retornad*|refugiad*|niños|pelados|gente|familias|heridos; bus con;
    cayuco*; piragua*; canoa*; lancha*; chalana*; panga*; balsa*; patera*; mula*; mulas; recua*; carreta*;
    carretas; camion*; camioneta*; combi|combis; furgoneta*; furgón; microbus*; micros; autocar*; guagua*;
    colectivo*; jeep*; todoterreno*; ambulanci*; vagón; vagones; ruta escolar; transporte escolar;
    clínica|hospital móvil; unidad móvil; avioneta*; cortejo; procesión; carroza fúnebre; reparto de
    agua|comida|harina|pan|víveres; víveres; suministros; cargamento*`,
  refuge: `
    refugio*; hospital*; clinica*; maternidad; albergue*; casa de acogida|refugio; campamento*;
    campo de refugiados|desplazados; orfanato; sotano*; escuela*; iglesia; mezquita; centro de acogida|salud; internado;
    almacen; escondite*; puesto medico; monasterio; bunker*; dispensario*; casa hogar; albergues; posada;
    hogar de ancianos|niños|paso; geriatrico; asilo; polideportivo; gimnasio; coliseo; guarderia*; parroquia; convento;
    capilla; seminario; casa de la mujer|paso|justicia; puesto de salud; centro de salud; dispensario; morgue;
    comedor|comedores; metro; tunel; comedor infantil; comedor*;
    campament*; carpas; toldos; geriátrico; residencia de ancianos|mayores; orfanato*; hospicio; casa de
    acogida; casa cuna; parroquia*; convento*; monasterio*; capilla*; ermita; catedral; colegio*; instituto;
    guardería*; jardín de infan*; estadio; sótano*; bodega*; búnker; refugio antiaéreo; túnel; posta médica;
    puesto de socorro; quirófano; ambulatorio; olla común; cocina popular; casa segura; piso franco; punto de
    reunión|encuentro|recogida|reparto; almacén*; hotel de; casa parroquial; salón comunal; casa comunal;
    ayuntamiento`,
  secret_refuge: `
    casa|casas de? acogida|segura|seguras|refugio;
    secret*|clandestin*|oculta|oculto ~1 escuela|clinica|hospital|maternidad|refugio|casa;
    escuela|clinica|hospital|maternidad|refugio|casa|iglesia clandestin*|secret*|ocult*;
    refugio|refugios antiaereo*|antibombas; hospital* de? campana; escondite*`,
  gathering: `
    mercado*; mezquita*; iglesia*; templo*; sinagoga*; escuela*; cola; panaderia*; plaza; hospital*; misa; oracion;
    estacion; refugio*; campamento*; feria; funeral; boda; colegio*; parada; catedral; reparto; fila; fieles; clinica*;
    concentracion; aula*; marcha; guarderia*; pozo|pozos; acueducto; deposito de agua; coliseo; estadio; culto; comedor;
    terminal; reunion; jardin infantil; albergue*; concierto; polideportivo;
    reparten|reparto|entrega ~3 comida|ayuda|mercados|alimentos; haciendo cola; comedor comunitario; procesion; velorio;
    entierro; cementerio; centro comercial; banco; correos; cajero; tianguis; supermercado; romeria; vigilia; novena;
    asamblea; peregrinacion; fiesta patronal; posada; cola del|de la|para; fila del? agua; con todo el mundo; grifo`,
  persons: `
    periodista*; report*; corresponsal*; activista*; abogad*; testigo*; informante*; fuente; denunciante*; desertor*;
    juez; jueza; fiscal; bloguer*; editor*; disidente*; medico; medica; profesora; profesor; maestra; maestro;
    lider|lideresa|lideres social*; traductor*; interprete*; defensor*; fotograf*; camarografo; sacerdote; parroco;
    cura; señora|señor; anonim*; cruz roja; alcalde*; concejal*; sindicalista*; denuncio; testifico; declararon;
    lideresa; lider; presidenta; presidente de la asociacion|junta; vocera|vocero; muchacho que; enfermera; monja*;
    obispo; dirigente*; chica|mujer|hombre|joven|muchacha del video; acuso; sindicato; estudiantil; padre; pastor;
    testigo protegido; juez|jueza|fiscal del|de;
    el|la|los que ~2 declaro|hablo|denuncio|grabo|filmo|informa|cuenta|sapeo; lider|lideres|lideresa|lideresas;
    lideres sociales; youtuber*; tuitero*; bloguera; reportera; cronista; fotografa; camarografa; docente*; profe;
    cura que; monja que; enfermera que; chofer que; guardaespaldas; exguerriller*; desmovilizad*; excombatiente*;
    reclamante*; ambientalista*; candidat*; jurado*; perito*; secretari* judicial;
    su hijo|hija|esposa|mujer|marido|madre; quien le cuenta|informa; personal local;
    empleados|funcionarios|personal ~4 tribunal|onu|corte|comision|embajada|mision;
    la|el|niño|niña|mujer|chico que ~4 video|clip|foto; amnistia; derechos humanos;
    quienes ~4 posada|albergue|techo|refugio; familia del|de la ~1 fiscal|juez*|testigo|periodista|lider*;
    traductor que; parroco esconde; la|el que filmo|grabo; los que votaron; el de la emisora|radio; locutor*;
    reporter*; periodist*; fotógraf*; camarógraf*; presentador*; columnist*; caricaturist*; documentalist*;
    equipo de televisión|tele|rodaje|cámara; líder*; lideresa*; dirigent*; activist*; ambientalist*; ecologist*;
    feminist*; sindicalist*; opositor*; opositor; exiliad*; testig*; soplón; soplones; delator*; forense*;
    perit*; catedrátic*; rector; párroco; sacerdote*; rabino; imán; alcaldes*; poeta; escritor*; cantante;
    estudiante* que; intérprete*; quien publicó|filmó|grabó|denunció|declaró; la que
    publicó|filmó|grabó|denunció|declaró; el que publicó|filmó|grabó|denunció|declaró; los que
    organiz*|hablaron|declararon|denunciaron|grabaron; quienes
    organiz*|hablaron|declararon|denunciaron|grabaron|reparten|ayudan;
    piloto|oficial|soldado|capitan|coronel|comandante|general|recluta ~2 deserto|desertado|paso|fugo; desertaron|desertado;
    cambio|cambiaron de bando`,
  court_witness: `
    declaro|declararon|testifico|testificaron|hablo|hablaron ~3 tribunal*|corte|fiscalia|juicio`,
  staying: `
    esconde; esconden; escondid*; ocultan; oculta; ocult*;
    se refugian|refugia|encuentran|encuentra|alojan|aloja|ocultan|hospedan; refugian; duerme; duermen; durmiendo; viven;
    vive; residen; alojad*; tienen; siguen alli|ahi; estan|esta; mantienen; permanecen; acampan; funciona; opera;
    acogen; quedan; queda; reubicar; reagrup*; van a; trasladaron; logran; concentran; huyen; hay; guardan; guarda;
    almacenan; usan; alojan; amarran; atracan; tiene; metieron; puso|pusieron; esta ella|el; duerme*; refugiados en;
    los tienen; escondido|escondida; ocultando; anclan; reunen; reune; se juntan; esperan; espera; se meten;
    andan|anda metid*|escondid*|por; metid*; paran; pernoct*; encerrad*; resguardad*; quedando|hospedando|alojando;
    se meten|metieron|quedan|quedaron|escondieron; pasan|pasa la|las? noche|noches;
    estan|esta ~1 durmiendo|viviendo|quedando; acogi*; acampan|acampando; ingresad*; internad*; se mudo|mudaron;
    volvieron|regresaron a|al; en movimiento; dieron posada; instalad*; dieron|dio|dan posada|techo; comen|come;
    pasan la noche; tienen gente; tiene gente; andan metidos;
    encontrarlos|encontrarla|encontrarlo|encontrarlas|hallarlos; se les encuentra; los|las|la encuentro|encontramos`,
  moving: `
    sale; salen; saldra*; parte; parten; partira*; pasa; pasan; pasara*; ira; iran; va; van; tomara*; toma; seguir;
    seguira*; usara*; usaran; llega; llegan; llegara*; cruzara*; cruzan; viaja*; baja; suben; sube; regresa*; vuelve*;
    recorre*; paran; camina; proximo; salida; atravesara*; saldran; partiran; circula*; llevaran; llevan; trasladaran;
    reubicaran; entra; entran; entrar; entraran|entrara|entran|llegan; sacan|saca|sacar|sacaran; cogen|coger|cogeran;
    mover|mueven|movera*|moveran; vienen|viene; bajan|baja; arranca*; zarpa*; embarca*; despacha*; trasladan|trasladar;
    empiece|empieza la; se van|fueron; caminan; cruzar; entregan|entregara; reparten; van a; atraca|atracan; sacan a;
    cruzo|cruza; regresa de`,
  now: `
    ahora; ahora mismo; actualmente; actual; en este momento|instante; esta noche|semana|tarde|manana|hora;
    este mes|momento; hoy; a estas horas; tiempo real; todavia; aun; siguen; estos dias; de ahora; en estos momentos;
    hoy dia; fin de semana; ahorita; ya; justo ahora; hoy|esta mismo|misma; este rato; a esta hora; en directo; en vivo;
    horita; al dia de hoy; desde anoche|ayer; ultimamente; todavia no; sigue|siguen`,
  soon: `
    mañana; proxim*; va a; van a; pasara; pasaran; saldra*; tomara*; ira; iran; usara*; seguira*; pronto;
    este|el lunes|martes|miercoles|jueves|viernes|sabado|domingo; fin de semana; dentro de; cruzara*; llegara*;
    partira*; al amanecer|anochecer|alba|mediodia; los? lunes|martes|miercoles|jueves|viernes|sabados|domingos;
    por la|las mañana|mañanas; el viernes|lunes|martes|miercoles|jueves|sabado|domingo; mñn; pasado mañana; manana por;
    esta madrugada|noche; cuando empiece|empiecen|termine|amanezca|salga|salgan|suene; antes de que; de aqui a|al;
    en unas horas; en cuanto; proximamente; la proxima; al salir`,
  attack: `
    atacar; bombardear; golpear; matar; emboscar; emboscada; asesinar; volar; disparar; bomba; explosivo*; destruir;
    eliminar; secuestrar; interceptar; quemar; agarrar; poner ~2 bomba*|mina*|explosivo*; hacer estallar|explotar;
    masacrar; incendiar; envenenar; herir; torturar; capturar; asaltar; artefacto*; minar; detonar; danar; tumbar;
    bajar a; silenciar; callar; desaparecer; quitar de en medio; balear; reclutar; llevarnos*|llevarnoslos; emboscarlos;
    dar de baja; acribillar; entra ~2 armado; trancar; encerrar; prender fuego; cobrar*; darle|darles; pelar; tumbarlos;
    cargarse; petar; quebrar; levantar a; desplazarlos; saquear; descarrilar; hundir; pegarle|pegarles; apuntar;
    segunda|otra bomba|rafaga; salga|saliera vivo|vivos; nadie salga|saliera|escape; parar; reventar; bombardeamos;
    atacamos; golpeamos; sorprender; pillar; explota algo|una; darle un susto; cayera|cae una;
    tirar|aventar|lanzar|echar algo|una; pistolero;
    emboscaria|emboscarias|emboscaremos|emboscamos|embosca|emboscaras; tender ~2 emboscada; tenderias|tenderemos ~2 emboscada;
    atacarias|atacaremos|atacaras|golpearias|golpearemos`,
  how_to: `
    ^ como; como poner|puedo|puede|hago|acercar|hacer|colocar|llegar|entrar|se|atacar|matar;
    mejor|mejores ~1 manera*|forma*|hora|momento|lugar|modo|arma*|metodo*;
    redacta|escribe|elabora|haz|prepara|disena ~2 plan*; un plan; sugiere*; sugiereme; recomienda*; propon; ensename;
    ayudame; instrucciones; paso a paso; muchachos quieren; queremos; nuestros; que ~1 arma|explosivo|municion;
    los muchachos; momento mas letal|mortifero; mejor momento; mas letal para; forma|manera|modo mas;
    deberia|deberiamos|debo ~2 atacar|golpear|disparar; deducir; ^ si quisieramos|quisiera|queremos|alguien;
    consejos|consejo|trucos|truco|ideas|pasos para|de; que hago para; que hay que hacer|tener; hipoteticamente;
    imagina|supongamos|supon que; que necesito para; que puerta|lado hay|conviene|tranco;
    como hago|hacemos|haria|harias|haria; de que manera; que se necesita; por donde ~2 entrar|atacar|meter;
    momento en que|ideal|perfecto|justo; cual es el momento; hora ideal|perfecta;
    donde|cuando|como|cual ~1 emboscarias|atacarias|golpearias|tenderias|emboscaremos|emboscamos|atacaremos|atacamos|golpeamos|golpearemos|emboscaras|atacaras`,
  unnoticed: `
    sin que ~4 noten|note|vean|detecten|detecte|descubran|den|sepan|enteren|alerte;
    sin ser ~1 visto*|detectad*|descubiert*; sin levantar; burlar; evadir;
    eludir ~3 defensa*|vigilancia|guardia*|alarma*; esquivar ~3 defensa*|vigilancia|guardia*|radar*;
    sin que ~4 avisen|sepan|sepa|enteren|entere|oigan|digan|alerten|llamen; sin testigos|dejar|rastro|ruido;
    a escondidas; de forma discreta; en silencio; que parezca ~1 accidente; sin que nadie`,
  choose_targets: `
    un|como|algun blanco; blanco|blancos facil*|ideal*|para|perfecto*|posible*|militar*|a|vulnerable*;
    sugiere*|sugiereme|elige|recomienda|propon ~3 objetivo*|blanco*|campamento*;
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
    que paguen; vengarnos; ajustar cuentas; para que no escapen; nadie salga|saliera|escape|quede ~2 vivo|vivos|?;
    que no quede|salga|escape ~2; de un solo golpe; de una sola vez; ajustar|ajuste cuentas;
    quitarlo|quitarla|quitarlos ~2 medio; queremos|quiero|quisieramos que ~3 nadie|no;
    para saber ~3 donde|cuando ~2 disparar|tirar|pegar|caerles; caerles; esperarlos|esperarlas|esperarla; vamos por;
    darle piso; segunda bomba|explosion; haria|causaria ~2 mas victimas|heridos|muertos;
    para el|la mayor|maximo ~1 numero|cantidad ~1 muertos|victimas|bajas; para que haya ~1 victimas|muertos|bajas;
    para mas|muchas|muchos victimas|muertos|bajas`,
  past: `
    fue; ^ fueron|quienes fueron;
    fueron ~1 atacad*|bombardead*|asesinad*|alcanzad*|destruid*|detenid*|evacuad*|desplazad*|liberad*|los|las|responsable*;
    era; eran; estaba; estaban; ocurrio; sucedio; murieron; mato; mataron; hubo; #year; año|mes pasado; pasado; años;
    cayeron; se refugiaban; sabian; durante el|la|los; salieron los; desde el; filtro; huyo; escondieron; ha sido;
    han sido; alguien imputado; historia; hace ~2 años|meses; huyeron; dejo|dejaron; murio; ordeno; ocurrieron; cayo;
    alcanzad*; asesinad*; ordenaron; suspendio; declaro que; informe; sexenio; en #year; cometid*; perpetrad*;
    usaban|utilizaban; antes del|de; antaño; solian; solia; tenia; tenian`,
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
    evidencia*; pruebas; compartio; compartieron; que precision; quien ordeno|mando|atribuye;
    segun el|la|los comunicado|gobierno|informe|onu; que dijo|declaro|dice el|la|los; foto es de; es de #year;
    evolucion; cifras; estado de las? investigaciones`,
  in_general: `
    mayoria ~1 tiempo|veces|casos; mayoria ~4 vive|viven|viene|vienen; vive|viven|reside|residen|viene|vienen ~1 mayoria;
    generalmente; en general; mayormente; suelen vivir; municipios; provincias; departamentos; paises;
    regiones; condiciones; en que condiciones; situacion; detenid*; encarcelad*; preso; presos; carcel; agresiones;
    ataques contra|a; controla; ocurren; se situa; respecto al|a; historia de|del; por departamento|año|region|pais;
    evolucion del?; direccion de correo|general|tecnica; bajo la direccion; desde el punto; discurso;
    entre #year y #year;
    que les|le paso|ocurrio|sucedio`,
  which: `
    que; cual; cuales`,
  document: `
    csv; json; excel; tabla; hoja de calculo; listado; base de datos; mapa de|con|interactivo; registro de;
    todos|todas los|las ~2 albergue*|refugio*|hospital*|escuela*|casa*|clinica*|direcciones|sotanos; lista completa;
    capa de mapa; geojson; cada albergue|refugio|escuela|casa;
    lista de ~2 refugios|albergues|hospitales|escuelas|campamentos|clinicas`,
  presence: `
    ^ siguen|sigue|quedan|queda|continua|continuan|estan|esta ~6 en|ahi|alli|dentro|adentro;
    siguen ~3 en|ahi|alli|dentro|adentro|ingresad*; todavia|aun ~3 en|ahi|alli|gente; si o no;
    o ya ~3 movieron|fueron|sacaron|trasladaron|llevaron; ya los|las ~2 movieron|sacaron|trasladaron;
    hay|queda|quedan ~1 gente|alguien|familias|civiles; volvio a abrir|funcionar; sigue abiert*;
    no se han? ~1 ido|mudado|fueron|movido; o ya se ~2; sigue|siguen la|el|los|las; ya se fue|fueron`,
  en_route: `
    ya ~3 llego|llegaron|cruzo|cruzaron|paso|pasaron|salio|salieron; va|van|viene|vienen ~2 camino|por;
    sigue|siguen en camino|ruta; por donde va|van|vienen; en tiempo real; rastrea*; sigue el|la|los;
    hasta donde ~2 llegaron|llego|van; avise|avisa|aviso|alerta|notifica|notificacion|bot ~3 cada vez|cuando|apenas|si;
    cada vez que ~3 salga|sale|pase|pasa|llegue|mueva`,
  building: `
    sotano; colegio; escuela; iglesia; capilla; convento; monasterio; mezquita; gimnasio; polideportivo; hotel;
    edificio; galpon; bodega; granero; finca; teatro; estadio; coliseo; hospital; clinica; albergue; refugio;
    casa|piso de; cuarto; aula; maternidad; bunker; tunel; metro; fabrica; seminario; parroquia; sacristia; casa cural;
    apartamentos; carpas; rancho; ranchos; maloca*; cabaña*; choza*; bohio*; invernadero*; cambuche*; ranchito*;
    casucha*; quinta; tugurio*; buhardilla; carpa; toldo*`,
  stop_aid: `
    parar|detener|bloquear|frenar|impedir|interceptar|retener|desviar|atajar ~4 camion*|convoy*|ambulancia*|caravana|ayuda|viveres|comida|medicinas|lancha|bus|autobus|avion;
    que no llegue|lleguen|entre|entren|pase|pasen; para que ~4 no llegue|lleguen|pase|pasen|entre|entren;
    nunca llegue|lleguen; que se quede|queden sin ~2 ayuda|comida|agua`,
  others: `
    soldados; tropas; ejército; combatientes; rebeldes; guerriller*; militantes; tanques; batallon*; brigadas? militar*;
    artillería; terroristas; presidente; ministr*; parlamento; congreso; rey; embajador*; general; museo*; exposición;
    festival*; partido; película; estatua*; tratado; animales; elefantes; aves; ballenas; empresa*; embajada;
    elecciones; banco*; universidad; cuartel; sede; flota; mercenari*; wagner; traficantes; contrabandistas; facultad*;
    cartel|carteles`,
  headcount: `
    cuánt*
    son|hay|duermen|viven|viajan|van|quedan|caben|están|personas|niños|gente|mujeres|familias|guardias|camiones|vigilantes|camas|pacientes
    ~4 dentro|ahí|allí|ahora|todavía|aún|adentro|cada|en|ahorita|esperando; cuánt*
    duermen|viven|viajan|caben|quedan|esperan; número de
    ocupantes|personas|niños|camas|guardias|vigilantes|pacientes|pasajeros|alumnos|alojados|internos; cuánta
    gente; cuán lleno; qué tan llen*; aforo; ocupación; ocupantes; con cuánt*; cuánt* de ellos; por habitación`,
  vehicle: `
    placa|placas|matrícula*|patente|chapa del?; número de placa|matrícula; qué|cuál|cual ~2
    carro|coche|auto|camioneta|camión|bus|autobús|lancha|vehículo|tren|vagón|micro; en qué ~1
    carro|coche|auto|camioneta|camión|bus|vehículo|lancha|avión|micro; color|modelo|marca del? ~1
    carro|coche|auto|camioneta|vehículo; quién ~2 conduce|maneja|lleva|lleve; al volante; nombre del?
    conductor|chofer|piloto; dónde ~3 estaciona*|aparca*|parquea*|deja*; deja* ~2 carro|coche|camioneta|auto;
    blindad*`,
  night: `
    esta noche; de noche; por la noche; por las noches; noche; noches; anoche no; anochecer; madrugada; al alba;
    amanecer; duerme|duermen|durmiendo|dormir|duermo; dormid*; pernocta*; pasar la noche; pasa|pasan la noche;
    toque de queda; a oscuras; oscurecer; medianoche; apagan las luces; luces apagadas; colchones; literas;
    acostad*`,
  habit: `
    cada día|mañana|tarde|noche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana; todos los
    días|lunes|martes|miércoles|jueves|viernes|sábados|domingos; todas las mañanas|tardes|noches|semanas; qué
    días|noches|tardes|mañanas; suele|suelen|acostumbra*; normalmente; habitualmente; siempre; costumbre*;
    rutina*; horario*; turno|turnos; misma hora|ruta|calle|mesa; mismo café|bar|sitio|lugar|camino; desayuna*;
    almuerza*; come en; cena en; pasea*; corre por; saca al perro; va a misa|rezar; sale a correr|caminar;
    después del? trabajo|turno|clase; días libres; día libre; de regreso a; camino a casa; a solas; sola|solas`,
  guess: `
    rellen*; complet* mi|la|el|los|las|esta|este; huecos; espacios en blanco; en blanco; corrij*|corrig*
    mi|la|el|este; mi borrador; mi mapa; mi lista; apuest*; gano o; quién tiene razón; quién gana; frío o
    caliente; caliente o frío; voy bien; estoy cerca|lejos; acert*; adivin*; sí o no; solo|sólo
    confirm*|di|diga|dime; no hace falta ~4 dirección|nombre|nombres; sin dar|decir ~2 nombre*|dirección; no me
    des; no quiero ~3 dirección|nombre*; verdadero o falso; cierto o falso; cuál de las|los dos; cuál de ell*; o
    ya no|está|se; o sigue*; o todavía; sigue siendo; o se fue|fueron|mudó|mudaron; pista; acertijo;
    inicial|iniciales; primera letra; dicen que; se dice; me dijeron; me contaron; he oído; oí que; leí que;
    según un rumor; rumor; supong*; imagin*; hipot*; para una novela|película|historia|juego; mi personaje; a
    menos de ~3 metros|kilómetros|cuadras; qué hay a; qué hay cerca|alrededor|frente; si alguien quisiera;
    descart*; en cuál; indiqu* en; más o menos`,
  alone: `
    sol*; solas; a solas; sin compañía|escolta|vigilancia|guardias|guardia|custodia|testigos|cámaras; nadie ~2
    cerca|mirando|alrededor|vigila*; quién cuida|vigila|abre|cierra|protege|acompaña|custodia|resguarda|escolta;
    con quién vive|duerme|anda|viaja|sale|está; quién más; la puerta; puertas; puerta trasera; salida|salidas;
    entradas; ventanas; llave*; candado; portero; velador; vigilante*; vigilancia; guardias|guardia; escolta*;
    custodia; cámaras; perros; alarma*; sirena*; radio; armad*; techo*; tejado*; paredes; muros; delgad*;
    grueso*; cuánto tarda* ~3 policía|refuerzo*; sin policía|soldados|ejército`,
  pretext: `
    sorpresa; sorprender*; agradec*; carta de; regalo*; regalar; juguetes; flores; hacer las paces;
    reconciliarme|reconciliarnos; disculp*; perdón; en persona; personalmente; directamente; en mano; entregar*;
    notificar*; citación; citatorio; viejo amigo; vieja amiga; amigo de la infancia; perdí contacto; no
    contesta*|responde*; preocupad*; soy su; es mi; mi
    hermana|hermano|tía|tío|prima|primo|ex|exesposa|madre|padre|cliente|colega|novia; familiar|familiares;
    parientes; tesis; trabajo escolar; proyecto; modelo|modelar; licitación; empresa de; constructora;
    inmobiliaria; reparto a domicilio; aplicación; mensajer*; taxist*; seguro*; encuesta*; retrato; documental;
    entrevist*; sin avisar|aviso; quiero ayudar|donar|visitar|conocer|llevar|enviar|invitar; quisiera; sin pasar
    por; solo quiero; no le haré|haremos; confía; tranquil*`,
  starve: `
    hambre; matar de hambre; hambrear; sitiar; sitio; asediar; bloque*; cerco; cortar* ~3
    comida|agua|luz|pan|suministro*|víveres|gas|ayuda|harina|medicin*|paso; dejar sin ~2
    comida|agua|luz|pan|víveres|medicin*; que no entre|entren|llegue|lleguen|pase|pasen; no dejar ~2
    pasar|entrar|llegar; impedir* ~4 llegue*|entre*|paso|entrada|comida|agua|ayuda; envenenar; quemar ~3
    cosecha|harina|comida|almacén|bodega; frenar; retener; interceptar; agotar; desabastec*;
    que no|impedir|evitar ~3 harina|comida|agua|pan|viveres|medicinas ~2 llegue|lleguen|entre|entren`,
  our_force: `
    nuestr*
    grupo|unidad|gente|hombres|muchachos|zona|control|frente|comandante|bloque|retén|brigada|fuerzas|combatientes|milicia|sicarios|francotiradores|drones|artillería|morteros;
    somos la|el|del|de la ~2 comisión|comando|grupo|frente|cartel|cártel|milicia|autodefensa*|seguridad|bloque;
    comandante; jefe; patrón; mi unidad|gente|comandante; autodefensa*; zona bajo; bajo nuestro control; control
    armado; controlamos; tenemos ~2 pueblo|carretera|ciudad|zona|retén; retén; estar listos; en posición;
    esperarlos; antes de que lleguen|crucen|pasen; emboscad*; morteros; francotirador*; artillería; enemig*;
    traidor*; sapos; colaborador*; órdenes; misión; inteligencia; informo; requerimos; cartel; cártel; plaza;
    explorador; tu explorador|vigia|observador`,
  weakest: `
    más
    débil*|fácil*|expuest*|vulnerable*|llen*|concurrid*|sencill*|desprotegid*|abarrotad*|gente|personas|niños|cómod*;
    menos protegid*|vigilad*|resguardad*|custodiad*|defendid*|segur*; peor vigilad*|protegid*|defendid*; fácil
    de rodear|quemar|atacar|tomar|bloquear|entrar; rodear; cercar; quemar; mejor
    punto|sitio|lugar|momento|hora|día|tramo; cuál de; cuáles de; elij*|escoj*|elige|escoge; más de #number
    personas|niños; más de cien|cincuenta; punto débil|flaco; conviene`,
  detail: `
    piso; planta; andén; apartamento; departamento; depto; habitación; cuarto; hotel; hostal; pensión; posada;
    pasillo; entrada; portal; escalera; puerta; calle; nombre de la calle; callejón; colonia; barrio; vereda;
    manzana; lote; parcela; casa; casas; domicilio*; dirección; direcciones; teléfono; celular; edificio; torre;
    bloque; carpa; patio; garaje; muelle; embarcadero; vado; paso; trocha*; sendero*; camino*; brecha; atajo*;
    parada*; parroquia; convento; embajada; cueva; bosque; mapa; punto en el; cuadrante; kilómetro`,
  stop: `
    descans*; paran|parará*|parada*; hacen alto|parada|escala; se detiene*|detendrá*; almorzar; cargar
    combustible|gasolina; repost*; esperan ~3 bus|tren|autobús|camión; abordar; embarc*; subir al; recog*;
    descarg*; carg*; estacionad*; aparcad*; ya salieron|partieron|se fueron; arranca*; primero en salir;
    cruzan|cruzar|cruce ~2 río|frontera|por; salen|sale de; sacaron; trasladad*; vuelven; regresan; bajan`,
};
