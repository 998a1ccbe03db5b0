import type { Lexicon } from './lexicon.js';

export const es: Lexicon = {
  language: 'es',
  hasNegativeConcord: true,
  groupsBySpace: true,
  months: `enero; febrero; marzo; abril; mayo; junio; julio; agosto; septiembre,setiembre,sept; octubre; noviembre;
    diciembre`,
  numbers:
    '1: uno; 21: veintiuno veintiuna veintiun; 500: quinientos quinientas; 600: seiscientos seiscientas; 700: setecientos setecientas; 800: ochocientos ochocientas; 900: novecientos novecientas; 1000: millar',
  phrases: {
    filler: `el; la; los; las; lo; de; del; se; fue; fueron; ha; han; hay; hubo; habido; habia; habian; hubieron; era;
      eran; es; son; sido; estan; su; sus; que; produjo; produjeron; producido; producidos; producidas;
      registro; registraron; registrado; registrada; registrados; registradas; registrar; ocurrio; ocurrieron;
      ocurrido; tuvo lugar; tuvieron lugar; tenido lugar; paso; pasaron; pasado; sucedio; sucedieron; sucedido;
      documentado; documentada; documentados; documentadas; documentaron; documento; reportado; reportados;
      reportadas; reportaron; contabilizado; contabilizados; contabilizaron; contaron; provincia; provincias;
      gobernacion; gobernaciones; total; en total; un total de; mes; ano; anos; meses; mes de; ano de; durante;
      a lo largo de; a lo largo del; en el transcurso de; en el transcurso del; a lo largo; ucdp; segun los
      datos; libro; libraron; librado; librados; conflicto; guerra; guerra civil; ascendio; saldo; cifra;
      fecha; dia; estallaron; estallo; dejo; dejaron; causo; causaron; cobro; hubiera; tuvo; tuvieron; existio;
      existieron; periodo; relacionados; relacionadas`,
    all: 'todo; toda; todos; todas; entero; entera',
    only: 'solo; solamente; unicamente; apenas; tan solo',
    in: 'en; a; al; por todo; por toda; dentro',
    and: 'y; e; asi como',
    a: 'un; una',
    some: 'unos; unas; algunos; algunas; alguien',
    at_least: `al menos; por lo menos; como minimo; no menos de; minimo de; un minimo de; cuando menos; cuanto menos;
      minimo`,
    more_than: 'mas de; superior a; superiores a; supero; superaron; supera; por encima de; superado',
    at_most:
      'como maximo; a lo sumo; no mas de; un maximo de; maximo de; maximo; no superior a; a lo mas; hasta un maximo de',
    fewer_than: 'menos de; inferior a; inferiores a; por debajo de',
    about: `aproximadamente; alrededor de; cerca de; casi; en torno a; mas o menos; cosa de`,
    exactly: 'exactamente; precisamente',
    or_more: 'o mas',
    or_fewer: 'o menos',
    no: 'ningun; ninguna; ninguno; ni un solo; ni una sola; ni un; ni una; ni siquiera un; ni siquiera una; sin; libre de',
    nobody: 'nadie',
    nothing: 'nada',
    not: 'no; nunca; jamas; tampoco',
    any: 'alguno; alguna; algun; alguien; absolutamente',
    tens: 'decenas; decenas de',
    dozens: 'docenas; docenas de',
    hundreds: 'cientos; cientos de; centenares; centenares de',
    thousands: 'miles; miles de; millares; millares de',
    tens_of_thousands: 'decenas de miles; decenas de miles de',
    people: 'persona; personas; gente; individuos; individuo; seres humanos; vidas; vidas humanas',
    civilians: 'civil; civiles; no combatientes; poblacion civil',
    killed: `murio; murieron; muerto; muertos; muerta; muertas; muerte; muertes; mueren; morir; muere; matar; mato; mataron;
      matado; mataran; asesinado; asesinada; asesinados; asesinadas; asesino; asesinaron; asesinato; asesinatos; fallecio;
      fallecieron; fallecido; fallecidos; fallecida; fallecidas; fallecimientos; perdieron la vida; perdio la vida;
      perdido la vida; victimas mortales; victima mortal; perecieron; perecio; numero de muertos; numero de muertes;
      saldo de muertos; se cobro la vida de; se cobraron la vida de; bajas mortales; quien mato; quienes mataron`,
    event:
      'evento; eventos; incidente; incidentes; suceso; sucesos; hecho; hechos; acontecimiento; acontecimientos; caso; casos',
    battle: `combate; combates; batalla; batallas; enfrentamiento; enfrentamientos; lucha; luchas; choque; choques; refriega;
      refriegas; escaramuza; escaramuzas; enfrentaron; combatieron; lucharon; combates armados; enfrentamientos armados;
      enfrentamiento armado; choques armados; hostilidades; quien combatio; quienes combatieron; quien lucho; quienes lucharon; quienes se enfrentaron`,
    explosion_remote_violence: `explosion; explosiones; bombardeo; bombardeos; bombardearon; bombardeo aereo;
      bombardeos aereos; ataque aereo; ataques aereos; atentado con bomba; atentados con bomba; coche bomba; coches bomba;
      ataque con misiles; ataques con misiles; ataque con drones; ataques con drones; atentado suicida;
      atentados suicidas; violencia a distancia; violencia remota`,
    violence_against_civilians: `violencia contra civiles; violencia contra los civiles; violencia contra la poblacion civil;
      ataque contra civiles; ataques contra civiles; ataque contra los civiles; ataques contra los civiles; ataques a civiles;
      ataque a civiles; ataques contra la poblacion civil; masacre; masacres; matanza; matanzas; masacres de civiles;
      masacre de civiles; actos de violencia contra civiles; hechos de violencia contra civiles`,
    protest: 'protesta; protestas; protestaron; manifestacion; manifestaciones; manifestaron',
    riot: 'disturbio; disturbios; motin; motines',
    strategic_development: 'desarrollo estrategico; desarrollos estrategicos',
    state_based: 'estatal; estatales; de base estatal; violencia estatal',
    non_state: 'no estatal; no estatales',
    one_sided: 'violencia unilateral; unilateral; unilaterales',
    attack:
      'ataque; ataques; ataco; atacaron; atentado; atentados; asalto; asaltos; quien ataco; quienes atacaron',
    violent: 'violencia; violento; violenta; violentos; violentas; hechos violentos; actos de violencia',
    government:
      'gobierno; fuerzas gubernamentales; fuerzas del gobierno; regimen; fuerzas del regimen; ejercito; fuerzas armadas; fuerzas; tropas',
    by: 'por; a manos de; a manos del; cometidos por; perpetrados por',
    involving:
      'con; contra; con participacion de; en los que participo; en los que participaron; que implicaron a',
    between: 'entre',
    from: 'a partir de; a contar de',
    to: 'a; al; hasta',
    since: 'desde',
    before: 'antes de; antes del',
    after: 'despues de; despues del; tras',
    first_half: 'primer semestre; primera mitad; primer semestre de; primera mitad de',
    second_half: 'segundo semestre; segunda mitad; segundo semestre de; segunda mitad de',
    first_quarter: 'primer trimestre; primer trimestre de',
    second_quarter: 'segundo trimestre; segundo trimestre de',
    third_quarter: 'tercer trimestre; tercer trimestre de',
    fourth_quarter: 'cuarto trimestre; cuarto trimestre de; ultimo trimestre; ultimo trimestre de',
    ask: `que; cual; cuales; dime; digame; por favor; muestrame; desglosado; desglosados; desglosada; desglosadas; desglose; cifras; datos; estadisticas; lista`,
    what_happened: 'que paso; que ha pasado; que ocurrio; que sucedio; que ha ocurrido',
    how_many: `cuantos; cuantas; cuanta; cuanto; numero de; el numero de; numero total de; cual fue el numero de;
      cual es el numero de; cantidad de; cuantas veces`,
    which_province: `que provincia; cual provincia; en que provincia; que provincias; en que provincias; donde;
      que gobernacion; en que gobernacion; cual es la provincia; cual fue la provincia`,
    which_month: 'que mes; en que mes; cual mes; en cual mes; cual fue el mes',
    which_year: 'que ano; en que ano; cual ano; cual fue el ano',
    most: 'mas; la mayoria de; el mayor numero de; mayor numero de; mayor cantidad de; mayor; la mayor cantidad de',
    fewest: 'menos; el menor numero de; menor numero de; menor cantidad de; menor',
    deadliest:
      'mas mortifera; mas mortifero; mas letal; mas mortal; mas sangriento; mas sangrienta; mas violenta; mas violento',
    by_province:
      'por provincia; por provincias; por gobernacion; en cada provincia; de cada provincia; cada provincia; segun la provincia',
    by_month:
      'por mes; por meses; al mes; mensual; mensuales; mensualmente; cada mes; mes a mes; en cada mes; segun el mes',
    by_year: 'por ano; por anos; al ano; anual; anuales; anualmente; cada ano; ano a ano; en cada ano',
    which_actor: `quien combatio; quienes combatieron; quien lucho; quienes lucharon; quienes se enfrentaron; quien participo; quienes participaron; que grupos; que grupo; que grupos armados; que grupo armado; que partes; que bandos; que bando; que actores; que actor; que facciones; que fuerzas; quien mato; quienes mataron; quien ataco; quienes atacaron; quien cometio; quienes cometieron`,
    by_actor: `por grupo; por grupos; por grupo armado; por actor; por actores; por bando; por bandos; por faccion; de cada grupo; de cada bando; por cada grupo`,
    compare: 'compara; comparar; compare; comparacion de; comparacion entre; una comparacion de',
    by_type: 'por tipo; por tipos; segun el tipo; de cada tipo; por tipo de evento; por tipo de hecho',
    today: 'hoy',
    yesterday: 'ayer',
    this_month: 'este mes; en lo que va de mes; el mes en curso',
    previous_month: 'el mes pasado; mes pasado; el mes anterior',
    this_year: 'este ano; en lo que va de ano; el ano en curso; el ano actual',
    previous_year: 'el ano pasado; ano pasado; el ano anterior',
    last: 'en los ultimos; en las ultimas; los ultimos; las ultimas; en el ultimo; en la ultima; ultimos; ultimas; ultimo; ultima',
    days: 'dias',
    weeks: 'semanas; semana',
    months: 'meses',
    years: 'anos',
  },
};
