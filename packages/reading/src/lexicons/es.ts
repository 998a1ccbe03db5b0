import type { Lexicon } from './lexicon.js';

export const es: Lexicon = {
  language: 'es',
  hasNegativeConcord: true,
  months: `enero,ene; febrero,feb; marzo; abril,abr; mayo; junio,jun; julio,jul; agosto,ago; septiembre,setiembre,sept,sep;
    octubre,oct; noviembre,nov; diciembre,dic`,
  numbers: `0.5: y_medio y_media; 1: uno; 21: veintiuno veintiuna veintiun; 22: veintidos; 23: veintitres; 24: veinticuatro; 25: veinticinco;
    26: veintiseis; 27: veintisiete; 28: veintiocho; 29: veintinueve; 31: treinta_y_un treinta_y_una;
    41: cuarenta_y_un cuarenta_y_una; 51: cincuenta_y_un cincuenta_y_una; 61: sesenta_y_un sesenta_y_una;
    71: setenta_y_un setenta_y_una; 81: ochenta_y_un ochenta_y_una; 91: noventa_y_un noventa_y_una; 6: media_docena;
    600: seiscientos seiscientas; 700: setecientos setecientas; 800: ochocientos ochocientas;
    900: novecientos novecientas; ~10: decena; ~12: docena; ~15: quincena; ~20: veintena; ~30: treintena;
    ~40: cuarentena; ~50: cincuentena medio_centenar; ~100: centenar; ~150: centenar_y_medio; ~500: medio_millar;
    ~1000: millar; ~1500: millar_y_medio; 500000: medio_millon`,
  phrases: {
    filler: `alla; aqui; esta provincia; esa provincia; dicha provincia; aquella provincia; la misma
      provincia; el; la; los; las; lo; de; del; se; fue; fueron; ha; han; hay; hubo; habido; habia;
      habian;
      hubieron; era; eran; es; son; sido; estan; su; sus; que; producido; producidos; producidas; registro;
      registraron; registrado; registrada; registrados; registradas; registrar; ocurrio; ocurrieron;
      ocurrido; tuvo lugar; tuvieron lugar; tenido lugar; paso; pasaron; pasado; sucedio; sucedieron;
      sucedido; documentado; documentada; documentados; documentadas; documentaron; documento; reportado;
      reportados; reportadas; reportaron; contabilizado; contabilizados; contabilizaron; contaron; provincia;
      provincias; gobernacion; gobernaciones; total; en total; un total de; mes; ano; mes de; ano de;
      durante; a lo largo de; a lo largo del; en el transcurso de; en el transcurso del; a lo largo; ucdp;
      segun los datos; libro; libraron; librado; librados; conflicto; guerra; guerra civil; ascendio; saldo;
      cifra; fecha; dia; estallaron; estallo; tuvo; tuvieron; existio; existieron; periodo; relacionados;
      relacionadas; ultima hora; urgente; alerta; barrera de; la barrera de; la cifra de; umbral de; el
      umbral de; entre si; unos contra otros; unas contra otras; hayan; haya; balance; el balance de; alli;
      ahi; sumadas; sumados; sumando; sumaron; suman; sumo; sumaba; sumaban; totalizaron; totalizan;
      totalizo; juntas; juntos; en conjunto; conjuntamente; en su conjunto; combinadas; combinados; entre
      ambas; entre ambos; entre las dos; entre los dos; entre las dos provincias; entre ambas provincias; las
      dos provincias de; las provincias de; ese fue; ese es; esa fue; esa es; ese ha sido; esa ha sido; eso
      es; eso fue; tal fue; tal es; este es el; este fue el; esta es la; esta fue la; he ahi; he aqui; asi
      termino; asi acabo; asi se cerro; asi cerro; asi concluyo; asi fue; asi se salda; asi se saldo;
      acumulaba; acumulaban; acumularon; acumulo; acumulan; acumula; llevaba; llevaban; ya; contabilizaba;
      contabilizaban; contabiliza; contabilizan; contabilizo; contabilizada; contabilizadas; cometio;
      cometieron; cometido; cometidos; cometida; cometidas; perpetro; perpetraron; perpetrado; perpetrados;
      perpetrada; perpetradas; lanzo; lanzaron; lanzado; lanzados; lanzada; lanzadas; llevo a cabo; llevaron
      a cabo; llevado a cabo; llevados a cabo; llevadas a cabo; protagonizo; protagonizaron; protagonizado;
      protagonizados; efectuo; efectuaron; realizo; realizaron; realizado; realizados; realizadas; se
      cuentan; se contaron; registra; registran; registraran; registrara; registren; registre; registraba;
      registraban; registrarse; constan; consta; documenta; documentan; haber; hayan sido; balance mortal;
      tragico balance; triste balance; un balance de; con un balance de; con un saldo de; con un total de; un
      saldo de; el tragico balance de; el triste balance de; con un saldo tragico de; recuento; el recuento;
      tuvo que lamentar; hay que lamentar; hubo que lamentar; se lamentan; se lamentaron; que lamentar; nada
      menos que; la friolera de; la escalofriante cifra de; la terrible cifra de; la tragica cifra de; una
      cifra de; por la guerra; por el conflicto; por la violencia; a causa de la guerra; a causa del
      conflicto; a causa de la violencia; como consecuencia de la guerra; como consecuencia del conflicto;
      como consecuencia de la violencia; debido a la guerra; debido al conflicto; en el marco del conflicto;
      a raiz del conflicto; producto del conflicto; producto de la guerra; producto de la violencia;
      contienda; region; regiones; gobernorato; gobernoratos; muhafaza; desgraciadamente; lamentablemente;
      tristemente; por desgracia; afortunadamente; por suerte; en efecto; en realidad; de hecho; por cierto;
      efectivamente; ojo; atencion; recordemos; recordemos que; recuerden; recuerden que; cabe recordar que;
      cabe senalar que; cabe destacar que; hay que recordar que; conviene recordar que; conviene recordar; lo
      cierto es que; la verdad es que; la realidad es que; resulta que; para que conste; que conste; que
      conste que; es un hecho que; dato; el dato; un dato; nunca olvidar; prohibido olvidar; no lo olvidemos;
      no olvidemos; no olvidar; no lo olviden; para no olvidar; aunque parezca increible; aunque parezca
      mentira; por increible que parezca; aunque cueste creerlo; parece mentira; increible pero cierto; y
      nadie habla de eso; y nadie habla de ello; y nadie hablo de eso; y nadie hablo de ello; y nadie dice
      nada; y nadie dijo nada; y nadie hace nada; y nadie hizo nada; y a nadie le importa; y a nadie le
      importo; y el mundo calla; y el mundo callo; y el mundo sigue callado; y el mundo mira para otro lado;
      y el mundo mira hacia otro lado; ante el silencio del mundo; ante la indiferencia del mundo; ante la
      indiferencia internacional; ante la pasividad del mundo; ano negro; un ano negro; mes negro; un mes
      negro; dia negro; jornada negra; ano sangriento; ascendio a; ascendieron a; asciende a; ascienden a;
      ascendia a; ascendieron; asciende; ascienden; se elevo a; se elevaron a; se eleva a; se elevan a; se
      situa en; se situo en; se situaron en; se ubico en; quedo en; se quedo en; se quedaron en; se cifra en;
      se cifraron en; se cifro en; una vez mas; otra
      vez; esta vez; de nuevo; hola; buenas; buenos dias; buenas tardes; buenas noches; gracias; muchas
      gracias; mil gracias; saludos; de antemano; un saludo; cordial saludo; estimados; estimadas; de todos
      los bandos; de ambos bandos; entre todos los bandos; vivio; vivieron; vio; presencio; gracias de
      antemano; los meses de; un ano terrible; un mes terrible; un ano negro para; ano negro para; un mes
      negro para; escenario de; el escenario de; van; ya van; despidio; habrian sido; habria habido; se
      habrian producido; nuestra base registra; nuestra base contabiliza; nuestra base recoge; nuestra base
      de datos registra; nuestra base de datos contabiliza; nuestra base de datos recoge; nuestros datos
      registran; nuestros datos recogen; nuestros registros recogen; ha lanzado; han lanzado; ha cometido;
      han cometido; ha librado; han librado; ha perpetrado; ha llevado a cabo; ha protagonizado; ha
      efectuado; ha realizado; habria lanzado; habria cometido; habria llevado a cabo; habria realizado; sin
      piedad; sin compasion; sin misericordia; sin descanso; sin tregua; sin cesar; sin parar; sin
      escrupulos; sin verguenza; sin sentido; relacionados con el conflicto; relacionadas con el conflicto;
      relacionados con la guerra; relacionadas con la guerra; vinculados al conflicto; vinculadas al
      conflicto; vinculados a la guerra; vinculadas a la guerra; ligados al conflicto; ligadas al conflicto;
      que se sepa hasta ahora; hasta donde se sabe; por lo que se sabe; todos los bandos; por todos los
      bandos; ano natural; ano civil; ano calendario; periodo de referencia; en ese periodo; en dicho
      periodo; sacudio; sacudieron; sacudido; azoto; azotaron; asolo; asolaron; ensangrento; ensangrentaron;
      estremecio; estremecieron; todavia; aun; sufrio; sufrieron; padecio; padecieron; de la guerra siria;
      del conflicto sirio; a nivel nacional; en todo el pais; sumadas una y otra; sumados uno y otro; sumadas
      ambas; sumados ambos; si sumamos; si se suman; tomadas en conjunto; tomados en conjunto; tomadas
      juntas; consideradas en conjunto; en numero de; de mayoria drusa; de mayoria kurda; de mayoria alaui;
      de mayoria alauita; de mayoria suni; de mayoria sunita; de mayoria arabe; de mayoria cristiana; se
      cobro; se cobraron; se ha cobrado; se han cobrado; que sacudio; que sacudieron; que ensangrento; que
      ensangrentaron; por todo el pais; a lo largo del pais; en el conjunto del pais; conflicto armado;
      por el conflicto armado; a causa del conflicto armado; como consecuencia del conflicto armado;
      debido al conflicto armado; en el marco del conflicto armado; a raiz del conflicto armado;
      producto del conflicto armado; el precio de la guerra; el costo de la guerra; el coste de la guerra;
      de forma violenta; de manera violenta; violentamente`,
    all: 'todo; toda; todos; todas; entero; entera',
    only: 'solo; solamente; unicamente; apenas; tan solo; nomas; simplemente',
    in: `en; a; al; por todo; por toda; dentro; en el conjunto de; en el conjunto del; el conjunto de;
      en la totalidad de; a lo largo y ancho de; en el territorio de; en el transcurso del; en el curso de;
      en el curso del; solo en; tan solo en; solamente en; unicamente en; solo durante; tan solo durante;
      solo en el mes de; solo en el ano; tan solo en el mes de; nada mas que en;
      en la de; en el de;
      en la del`,
    and: 'y; e; asi como',
    a: 'un; una',
    some: 'unos; unas; algunos; algunas; alguien',
    at_least: `al menos; por lo menos; como minimo; no menos de; minimo de; un minimo de; cuando menos; cuanto
      menos; minimo; como poco; no bajan de; no baja de; no bajo de; no bajaron de; no fueron menos de; no son
      menos de; por lo bajo; tirando por lo bajo; lo menos; un piso de; minimo unos; nunca menos de; llego por
      lo menos a; llego al menos a; llegaron al menos a; llegaron por lo menos a; llego como minimo a; alcanzo
      al menos; alcanzo por lo menos; alcanzaron al menos; no menos que; por lo menos unos; al menos unos; al
      menos unas; como minimo unos; tirando a la baja; por lo corto; lo menos unos`,
    more_than: `mas de; superior a; superiores a; supero; superaron; supera; por encima de; superado; superan;
      rebaso; rebasaron; rebasa; sobrepaso; sobrepasaron; excedio; excedieron; excede; ha superado; han
      superado; superaba; superaban; superar; superando; ha superado los; sobrepasa; sobrepasan; sobrepasaban;
      sobrepasaba; ha sobrepasado; han sobrepasado; rebasan; rebasaba; rebasaban; ha rebasado; han rebasado;
      exceden; pasaron de; pasa de; pasan de; paso de; pasaba de; pasaban de; ha pasado de; han pasado de; por
      arriba de; arriba de; traspaso; traspasaron; traspasa; traspasan; cruzo; muy por encima de; muy superior
      a; bastante mas de; mucho mas de; bien por encima de; superior al; superiores al; por encima del; mas
      del; supera ya; superan ya; supera ya los; supero los; superaron los; supera los; superan los; supero
      las; superaron las; supera las; superan las; mas de los; mas de las; por encima de los; por encima de
      las; pasan ya de; largamente mas de; sobradamente mas de; bastante por encima de; muy por encima de los`,
    at_most: `como maximo; a lo sumo; no mas de; un maximo de; maximo de; maximo; no superior a; a lo mas;
      hasta un maximo de; no pasan de; no pasa de; no paso de; no pasaron de; no pasaban de; no pasaba de; no
      supera; no supero; no superan; no superaron; no superaba; no superaban; no ha superado; no han superado;
      nunca supero; nunca superaron; no excede; no excedio; no exceden; no excedieron; no rebasa; no rebaso;
      no rebasan; no rebasaron; no sobrepasa; no sobrepaso; no sobrepasan; no sobrepasaron; como mucho; todo
      lo mas; un tope de; sin superar; sin pasar de; sin rebasar; sin exceder; como maximo unos; a lo sumo
      unos; no mas de los; max; como tope; a lo maximo; un maximo de unos; ni mas de; nunca mas de`,
    fewer_than: `menos de; inferior a; inferiores a; por debajo de; no llego a; no llega a; no llegan a; no
      llegaron a; no llegaban a; no llegaba a; no alcanzo; no alcanza; no alcanzan; no alcanzaron; no
      alcanzaba; no alcanzaban; sin llegar a; sin alcanzar; no se llego a; no se alcanzo; no se alcanzaron; no
      se llega a; inferior al; inferiores al; por debajo del; menos del; muy por debajo de; bastante menos de;
      mucho menos de; ni siquiera; ni siquiera llego a; ni siquiera llegaron a; ni siquiera llega a; ni llego
      a; ni llega a; ni llegan a; ni llegaron a; no llega ni a; no llegan ni a; no llego ni a; no llegaron ni
      a; no llego a los; no llegaron a los; no llega a los; no llegan a los; por debajo de los; por debajo de
      las; menos de los; menos de las; se quedo por debajo de; quedo por debajo de; quedaron por debajo de; se
      quedaron por debajo de; se mantuvo por debajo de; se mantuvieron por debajo de; no alcanza ni; no
      alcanzo ni; no alcanzaron ni; no alcanza los; no alcanzo los; no alcanzaron los`,
    about: `aproximadamente; alrededor de; cerca de; casi; en torno a; mas o menos; cosa de; poco mas de; algo
      mas de; poco menos de; algo menos de; rondan; ronda; rondo; rondaron; rondaba; rondaban; rozan; rozo;
      rozaron; en torno al; alrededor del; cerca del; del orden de; en el orden de; proximo a; cercano a;
      cercana a; estimado en; se estima en; aprox; mas o menos unos; rozando; roza; bordea; bordeo; bordean;
      bordeaban; bordeando; casi casi; cerca de los; cerca de las; en torno a los; en torno a las; alrededor
      de los; alrededor de las; grosso modo; a grandes rasgos; pongamos; digamos; estimados en; estimada en;
      estimadas en; rondando; ronda los; rondan los; rondo los; ronda las; rondan las; cca`,
    exactly: `exactamente; precisamente; ni mas ni menos que; justo; exactos; exactas; en concreto;
      concretamente`,
    or_more: `o mas; o incluso mas; o superior; para arriba; y pico; y pico de; y tantos; y tantas; y
      subiendo; si no mas; o quizas mas; o tal vez mas; si no son mas; o puede que mas; y contando`,
    or_fewer: 'o menos; si no menos; o incluso menos; para abajo; o quizas menos',
    no: `ningun; ninguna; ninguno; ni un solo; ni una sola; ni un; ni una; ni siquiera un; ni siquiera una;
      sin; libre de; ningun tipo de; ningunos; sin un solo; sin una sola; sin ningun; sin ninguna; sin ni un
      solo; sin ni una sola; sin registrar; ni un unico; ni una unica; ni siquiera uno; sin que hubiera; sin
      que se registrara; sin que se registraran; sin que se produjera; sin que haya; ni una sola vida; ni una
      vida; ni el mas minimo; ni la mas minima`,
    nobody: `nadie; ni un alma; ni una persona; ni una sola persona; absolutamente nadie; ni un solo ser
      humano; ni un ser humano; ningun ser humano; cero personas; ni una sola alma`,
    nothing: 'nada',
    not: 'no; nunca; jamas; tampoco',
    any: `alguno; alguna; algun; alguien; absolutamente;
      siquiera un; siquiera una; aunque sea un; aunque sea una; ni que fuera un`,
    tens: 'decenas; decenas de; varias decenas de; unas decenas de; decenas y decenas de',
    dozens: 'docenas; docenas de',
    hundreds: `cientos; cientos de; centenares; centenares de; varios cientos de; varios centenares de;
      algunos cientos de; unos cientos de; unos centenares de; cientos y cientos de`,
    thousands: `miles; miles de; millares; millares de; varios miles de; algunos miles de; unos miles de;
      miles y miles de; varios millares de`,
    tens_of_thousands: `decenas de miles; decenas de miles de; decenas de millares; decenas de millares de;
      varias decenas de miles de`,
    people: `persona; personas; gente; individuos; individuo; seres humanos; vidas; vidas humanas; almas;
      hombres mujeres y ninos; habitantes; civiles y combatientes; combatientes y civiles; tanto combatientes
      como civiles; tanto civiles como combatientes; entre civiles y combatientes; entre combatientes y
      civiles; civiles y militares; militares y civiles; civiles o combatientes; ni una sola vida; ni una
      vida; bajas; perdidas humanas; bajas humanas`,
    civilians: `civil; civiles; no combatientes; poblacion civil; vidas civiles; vidas de civiles;
      civiles inocentes; civiles desarmados; personas civiles; ciudadanos civiles;
      miembros de la poblacion civil; entre la poblacion civil; entre los civiles; de entre la poblacion civil;
      segun los civiles muertos`,
    killed: `murio; murieron; muerto; muertos; muerta; muertas; muerte; muertes; mueren; morir; muere; matar;
      mato; mataron; matado; mataran; asesinado; asesinada; asesinados; asesinadas; asesino; asesinaron;
      asesinato; asesinatos; fallecio; fallecieron; fallecido; fallecidos; fallecida; fallecidas;
      fallecimientos; perdieron la vida; perdio la vida; perdido la vida; victimas mortales; victima mortal;
      perecieron; perecio; numero de muertos; numero de muertes; saldo de muertos; se cobro la vida de; se
      cobraron la vida de; bajas mortales; quien mato; quienes mataron; muriera; murieran; muriese; muriesen;
      mueran; mataba; fallecieran; fallecen; fallecer; pierden la vida; perdieron sus vidas; perdieran la
      vida; perder la vida; costo la vida a; costaron la vida a; costado la vida a; cobrado la vida de;
      cobraron la vida de; se cobra la vida de; se cobraron las vidas de; causo la muerte de; causaron la
      muerte de; resultaron muertos; resultaron muertas; resulto muerto; resulto muerta; balance de muertos;
      cifra de muertos; numero de fallecidos; numero de victimas mortales; matan; mata; morian; moria;
      muriendo; perece; perecen; perecido; perecieran; fallecian; fallecia; fallezca; fallecimiento; deceso;
      decesos; muertes violentas; perdieron su vida; perdian la vida; perdia la vida; perdiendo la vida;
      pierde la vida; pierdan la vida; dejaron la vida; dejo la vida; se dejaron la vida; cobro; cobraron; se
      cobro; se cobraron; se cobra; se cobran; cobrado; cobrandose; costado; costo la vida de; costaron la
      vida de; sego; segaron; segado; segadas; sego la vida de; segaron la vida de; arrebato; arrebataron;
      arrebatado; arrebatadas; arrebato la vida a; arrebataron la vida a; quito la vida; quitaron la vida;
      quitado la vida; quito la vida a; quitaron la vida a; quitado la vida a; acabo con; acabaron con;
      acabado con; acabo con la vida de; acabaron con la vida de; acabado con la vida de; acabando con la vida
      de; termino con la vida de; terminaron con la vida de; se llevo la vida de; se llevaron la vida de;
      abatio; abatieron; abatido; abatidos; abatida; abatidas; ejecutado; ejecutada; ejecutados; ejecutadas;
      ejecuto; ejecutaron; masacrados; masacradas; masacro; masacraron; ultimados; ultimadas; ultimaron;
      caidos; victimas fatales; victima fatal; saldo de fallecidos; saldo mortal; recuento de muertos; saldo
      de victimas mortales; cifra de fallecidos; cifra de victimas mortales; cifra de muertes; cifra mortal;
      balance de fallecidos; balance de victimas mortales; balance de muertes; numero de decesos; asesinando;
      matando; mataban; dio muerte a; dieron muerte a; dado muerte a; provoco la muerte de; provocaron la
      muerte de; provocado la muerte de; causado la muerte de; causo la muerte a; causaron la muerte a;
      produjo la muerte de; mortandad; cayo muerto; cayeron muertos; cayeron muertas; total de muertos; total
      de muertes; total de fallecidos; total de victimas mortales; homicidios; el numero de muertos; el numero
      de muertes; el numero de fallecidos; el numero de victimas mortales; la cifra de muertos; la cifra de
      fallecidos; la cifra de victimas mortales; el balance de muertos; el total de muertos; numero total de
      muertos; numero total de muertes; numero total de fallecidos; el numero total de muertos; vidas
      perdidas; vidas segadas; vidas truncadas; vidas humanas perdidas; matara; matase; habrian muerto; habria
      muerto; habrian perdido la vida; habria perdido la vida; habrian fallecido; habria fallecido; habrian
      perecido; habria matado; habrian matado; habrian sido asesinados; habrian sido asesinadas; mas o menos
      muertos; mas o menos muertes; segun los muertos; segun los civiles muertos; segun las muertes; segun los
      fallecidos; perdida de vidas; perdidas de vidas; perdida de vidas humanas; perdidas de vidas humanas;
      coste humano; costo humano; coste en vidas; costo en vidas; coste en vidas humanas; sin vida; cayo
      asesinado; cayeron asesinados;
      la vida de; las vidas de; asesinadas o cayeron en combates; asesinados o cayeron en combates;
      asesinadas o cayeron en combate; asesinados o cayeron en combate; asesinadas o murieron en combates;
      asesinados o murieron en combates; asesinadas o murieron en combate; asesinados o murieron en combate;
      asesinadas o muertas en combate; asesinados o muertos en combate; cayeron en combate;
      cayeron en combates; cayeron en los combates; caidos en combate; caidos en combates; caidas en combate;
      fue responsable de la muerte de; fueron responsables de la muerte de; es responsable de la muerte de;
      son responsables de la muerte de; ha sido responsable de la muerte de; han sido responsables de la
      muerte de`,
    exceeds: `supero; superaron; supera; superan; rebaso; rebasaron; sobrepaso; sobrepasaron; excedio;
      excedieron; ha superado; han superado; superaba; superaban; superar; superando; sobrepasa; sobrepasan;
      sobrepasaba; sobrepasaban; ha sobrepasado; han sobrepasado; rebasa; rebasan; rebasaba; rebasaban; ha
      rebasado; han rebasado; excede; exceden; traspaso; traspasaron; traspasa; traspasan; cruzo; pasaron de;
      pasa de; pasan de; paso de; pasaba de; pasaban de; ha pasado de; han pasado de; no pasan de; no pasa de;
      no paso de; no pasaron de; no pasaban de; no pasaba de; no supera; no supero; no superan; no superaron;
      no superaba; no superaban; no ha superado; no han superado; nunca supero; nunca superaron; no excede; no
      excedio; no exceden; no excedieron; no rebasa; no rebaso; no rebasan; no rebasaron; no sobrepasa; no
      sobrepaso; no sobrepasan; no sobrepasaron; supera ya; superan ya; supera ya los; supero los; superaron
      los; supera los; superan los; supero las; superaron las; supera las; superan las; pasan ya de`,
    reached: `alcanzo; alcanzaron; alcanza; alcanzan; ha alcanzado; han alcanzado; habia alcanzado; llego a;
      llegaron a`,
    up_to: 'hasta',
    narrower: `abatio; abatieron; abatido; abatidos; abatida; abatidas; ejecutado; ejecutada; ejecutados;
      ejecutadas; ejecuto; ejecutaron; ultimados; ultimadas; ultimaron; asesinato; asesinatos; homicidios;
      tiroteo; tiroteos; intercambio de disparos; intercambios de disparos; fuego cruzado; combates
      terrestres; combates cuerpo a cuerpo; combates callejeros; combates urbanos; intercambiaron disparos;
      cruzaron disparos`,
    slew: `mato; mataron; matado; matan; mata; matar; asesino; asesinaron; quien mato; quienes mataron;
      se cobro la vida de; se cobraron la vida de; causo la muerte de; causaron la muerte de; costo la vida a;
      costaron la vida a; cobro; cobraron; se cobro; se cobraron; se cobra; se cobran; cobrado; costado;
      costo la vida de; costaron la vida de; sego; segaron; sego la vida de; segaron la vida de; arrebato;
      arrebataron; arrebato la vida a; arrebataron la vida a; quito la vida a; quitaron la vida a;
      quitado la vida a; acabo con; acabaron con; acabado con; acabo con la vida de; acabaron con la vida de;
      acabado con la vida de; termino con la vida de; terminaron con la vida de; se llevo la vida de;
      se llevaron la vida de; abatio; abatieron; ejecuto; ejecutaron; masacro; masacraron; mataban; mataba;
      mataran; asesinando; matando; dio muerte a; dieron muerte a; dado muerte a; provoco la muerte de;
      provocaron la muerte de; provocado la muerte de; causado la muerte de; causo la muerte a;
      causaron la muerte a; costado la vida a; cobrado la vida de; cobraron la vida de; se cobra la vida de;
      se cobraron las vidas de; abatido; ejecutado; asesinado; matara; matase; habria matado; habrian matado;
      fue responsable de la muerte de; fueron responsables de la muerte de; es responsable de la muerte de;
      son responsables de la muerte de; ha sido responsable de la muerte de; han sido responsables de la
      muerte de`,
    responsible: `fue responsable de; fueron responsables de; es responsable de; son responsables de; ha sido
      responsable de; han sido responsables de`,
    passive: 'fue; fueron; sido; era; eran; habrian sido',
    fell: 'cayeron; han caido; perdio; perdieron; ha perdido; perdia',
    fought: `enfrentaron; combatieron; lucharon; quien combatio; quienes combatieron; chocaron; choco; se
      batieron; pelearon; peleo; se enfrento; se han enfrentado; combatio; combatian; lucho; batallaron; se
      enfrentaban; quien lucho; quienes lucharon; quienes se enfrentaron; enfrentan; enfrenta; enfrentaban;
      enfrento; se enfrentan; se enfrenta; combaten; luchan; han combatido; ha combatido; han luchado; ha
      luchado; midieron fuerzas; midieron sus fuerzas; intercambiaron disparos; cruzaron disparos`,
    home_government: `gobierno; fuerzas gubernamentales; fuerzas del gobierno; tropas gubernamentales; regimen;
      fuerzas del regimen; tropas del gobierno; tropas del regimen; ejercito gubernamental; ejercito del
      regimen; fuerzas leales al gobierno; fuerzas leales al regimen; tropas leales al gobierno; tropas leales
      al regimen; el ejercito; las fuerzas armadas; la fuerza publica; las fuerzas de seguridad; los
      militares; las fuerzas militares`,
    to_end: `hasta finales de; hasta el final de; hasta fines de; hasta el fin de; para finales de;
      hasta final de; hasta el cierre de; hasta terminar; hasta final del; hasta fin de`,
    false_that: `no es cierto que; no es verdad que; es falso que; es mentira que; es incorrecto que;
      no es correcto que; falso que; es un bulo que; es falso decir que`,
    event: `evento; eventos; incidente; incidentes; suceso; sucesos; hecho; hechos; acontecimiento;
      acontecimientos; caso; casos; vez; veces; ocasion; ocasiones; episodio; episodios; incidentes armados;
      incidente armado; hechos armados; mas o menos incidentes;
      activo; activa; activos; activas;
      estuvo activo; estuvo activa; estuvieron activos; estaba activo`,
    battle: `combate; combates; batalla; batallas; enfrentamiento; enfrentamientos; lucha; luchas; choque;
      choques; refriega; refriegas; escaramuza; escaramuzas; enfrentaron; combatieron; lucharon; combates
      armados; enfrentamientos armados; enfrentamiento armado; choques armados; hostilidades; quien combatio;
      quienes combatieron; quien lucho; quienes lucharon; quienes se enfrentaron; chocaron; choco; se batieron;
      pelearon; peleo; se enfrento; se han enfrentado; combatio; combatian; lucho; batallaron; se enfrentaban;
      tiroteo; tiroteos; intercambio de disparos; intercambios de disparos; fuego cruzado; combates terrestres;
      choque armado; combate armado; mas o menos combates; mas o menos enfrentamientos; enfrentan; enfrenta;
      enfrentaban; enfrento; se enfrentan; se enfrenta; combaten; luchan; han combatido; ha combatido; han
      luchado; ha luchado; midieron fuerzas; midieron sus fuerzas; intercambiaron disparos; cruzaron disparos;
      combates cuerpo a cuerpo; enfrentamientos directos; choques directos; pelea; peleas; combates callejeros;
      combates urbanos; encontronazo; encontronazos; cayeron en combate; cayeron en combates; cayeron en los
      combates; caidos en combate; caidos en combates; caidas en combate; pugna; pugnas`,
    explosion_remote_violence: `explosion; explosiones; bombardeo; bombardeos; bombardearon; bombardeo aereo;
      bombardeos aereos; ataque aereo; ataques aereos; atentado con bomba; atentados con bomba; coche bomba;
      coches bomba; ataque con misiles; ataques con misiles; ataque con drones; ataques con drones; atentado
      suicida; atentados suicidas; violencia a distancia; violencia remota; ataque con cohetes; ataques con
      cohetes; ataque de artilleria; ataques de artilleria; fuego de artilleria; carro bomba; carros bomba;
      ataque con dron; ataque de drones; ataques de drones; ataque con misil; incursion aerea; incursiones
      aereas; ataque suicida; ataques suicidas; atentado con coche bomba; atentados con coche bomba;
      explosiones y violencia remota; explosiones y violencia a distancia; ha bombardeado; bombardeaba;
      bombardeo de artilleria; bombardeos de artilleria; ataque con bomba; ataques con bomba; ataques con
      bombas; ataque con explosivos; ataques con explosivos; ataque con mortero; ataques con mortero; ataques
      con morteros; fuego de mortero; detonacion; detonaciones; raid aereo; raids aereos; camion bomba;
      camiones bomba; vehiculo bomba; vehiculos bomba; atentado con carro bomba; atentados con carro bomba;
      atentado con camion bomba; atentados con camion bomba; moto bomba; motos bomba`,
    violence_against_civilians: `violencia contra civiles; violencia contra los civiles; violencia contra la
      poblacion civil; ataque contra civiles; ataques contra civiles; ataque contra los civiles; ataques
      contra los civiles; ataques a civiles; ataque a civiles; ataques contra la poblacion civil; masacre;
      masacres; matanza; matanzas; masacres de civiles; masacre de civiles; actos de violencia contra civiles;
      hechos de violencia contra civiles; ataque contra la poblacion civil; agresion contra civiles;
      agresiones contra civiles; agresiones contra la poblacion civil; ataques dirigidos contra civiles;
      ataques dirigidos contra la poblacion civil; ataques deliberados contra civiles; atentados contra
      civiles; atentado contra civiles; ataques contra personas civiles; ataques a la poblacion civil; ataque
      a la poblacion civil; incidentes de violencia contra civiles; eventos de violencia contra civiles;
      ataques contra la poblacion; episodios de violencia contra civiles; ataques deliberados contra los
      civiles; ataques deliberados contra la poblacion civil; ataques deliberados a civiles; ataques
      intencionados contra civiles; ataques intencionados contra los civiles; ataques intencionados contra la
      poblacion civil; ataques intencionados a civiles; ataques intencionales contra civiles; ataques
      intencionales contra los civiles; ataques intencionales contra la poblacion civil; ataques intencionales
      a civiles; ataques selectivos contra civiles; ataques selectivos contra los civiles; ataques selectivos
      contra la poblacion civil; ataques selectivos a civiles; ataques directos contra civiles; ataques
      directos contra los civiles; ataques directos contra la poblacion civil; ataques directos a civiles;
      ataque deliberado contra civiles; ataque deliberado contra la poblacion civil; ataque deliberado a
      civiles; ataques dirigidos a civiles; ataques dirigidos contra los civiles; violencia deliberada contra
      civiles; violencia deliberada contra la poblacion civil; violencia dirigida contra civiles; agresiones a
      civiles; agresiones contra los civiles; actos de violencia contra la poblacion civil`,
    protest: 'protesta; protestas; protestaron; manifestacion; manifestaciones; manifestaron',
    riot: 'disturbio; disturbios; motin; motines',
    strategic_development: 'desarrollo estrategico; desarrollos estrategicos',
    state_based: 'estatal; estatales; de base estatal; violencia estatal',
    non_state: 'no estatal; no estatales',
    one_sided: 'violencia unilateral; unilateral; unilaterales',
    attack: `ataque; ataques; ataco; atacaron; atentado; atentados; asalto; asaltos; quien ataco; quienes
      atacaron; mas o menos ataques; ha atacado; ataque armado; ataques armados; ataque terrorista; ataques
      terroristas; embestida; embestidas; arremetida; arremetidas; incursion; incursiones`,
    violent: `violencia; violento; violenta; violentos; violentas; hechos violentos; actos de violencia;
      incidentes violentos; incidente violento; sucesos violentos; episodios violentos; actos violentos;
      episodios de violencia; hechos de violencia; incidentes de violencia; eventos violentos; violencia armada;
      violencia politica`,
    mass: 'violencia; violento; violenta; violentos; violentas; violencia armada; violencia politica; violencia contra civiles; violencia contra los civiles; hostilidades',
    government: `gobierno; fuerzas gubernamentales; fuerzas del gobierno; regimen; fuerzas del regimen;
      ejercito; fuerzas armadas; fuerzas; tropas; tropas gubernamentales; tropas del gobierno; tropas del
      regimen; ejercito gubernamental; ejercito del regimen; ejercito regular; fuerzas leales al gobierno;
      fuerzas leales al regimen; tropas leales al gobierno; tropas leales al regimen; fuerzas del estado;
      aviacion; fuerza aerea; fuerzas aereas; aviacion militar; el ejercito; las fuerzas armadas; la fuerza
      publica; las fuerzas de seguridad; los militares; las fuerzas militares; soldados;
      militares`,
    by: `por; a manos de; a manos del; cometidos por; perpetrados por; cometidas por; cometido por;
      cometida por; perpetradas por; perpetrado por; perpetrada por; lanzados por; lanzadas por;
      llevados a cabo por; llevadas a cabo por; por parte de; por parte del; por obra de; obra de;
      protagonizados por; protagonizadas por; a cargo de; realizados por`,
    involving: `con; contra; con participacion de; en los que participo; en los que participaron;
      que implicaron a; implicando a; que involucraron a; que involucran a; en los que intervino;
      en los que intervinieron; que enfrentaron a; con la participacion de; con participacion del`,
    between: 'entre; oscila entre; oscilo entre; de entre',
    from: 'a partir de; a contar de; a partir del',
    to: `a; al; hasta; hasta finales de; hasta el final de; hasta fines de; hasta el fin de; para finales de;
      hasta final de; hasta el cierre de; hasta terminar; hasta final del; hasta fin de`,
    since: `desde; desde el inicio de; desde el comienzo de; desde principios de; desde comienzos de;
      desde inicios de; desde el principio de; desde el mes de; desde el ano`,
    before: 'antes de; antes del',
    after: 'despues de; despues del; tras',
    first_half: `primer semestre; primera mitad; primer semestre de; primera mitad de; s1; primeros seis meses
      de; seis primeros meses de; primeros seis meses del; seis primeros meses del; primer semestre del; h1;
      primera mitad del; primeros seis meses; seis primeros meses`,
    second_half: `segundo semestre; segunda mitad; segundo semestre de; segunda mitad de; s2; ultimos seis
      meses de; seis ultimos meses de; segundos seis meses de; segundo semestre del; h2; ultimos seis meses
      del; segunda mitad del; seis ultimos meses del`,
    first_quarter: `primer trimestre; primer trimestre de; primeros tres meses de; tres primeros meses de;
      primer trimestre del; t1; q1; primeros tres meses; tres primeros meses; tres primeros meses del;
      primeros tres meses del`,
    second_quarter: 'segundo trimestre; segundo trimestre de; segundo trimestre del; t2; q2',
    third_quarter: 'tercer trimestre; tercer trimestre de; tercer trimestre del; t3; q3',
    fourth_quarter: `cuarto trimestre; cuarto trimestre de; ultimo trimestre; ultimo trimestre de; cuarto
      trimestre del; ultimo trimestre del; ultimos tres meses de; t4; q4; tres ultimos meses de; tres ultimos
      meses del; ultimos tres meses del; en el ultimo trimestre de; en el ultimo trimestre del; el ultimo
      trimestre de; el ultimo trimestre del`,
    asks_first: 'que',
    ask: `que; cual; cuales; dime; digame; por favor; muestrame; desglosado; desglosados; desglosada;
      desglosadas; desglose; cifras; datos; estadisticas; lista; como; necesito saber; quisiera saber; quiero
      saber; me gustaria saber; podrias decirme; podria decirme; puedes decirme; puede decirme; pueden
      decirme; me puedes decir; me puede decir; me podrias decir; me podria decir; me pueden decir; sabes;
      sabe usted; sabeis; saben ustedes; busco; estoy buscando; necesito; decidme; diganme; indicame;
      indiqueme; dame; deme; muestreme; por fa; porfa; consulta; una consulta; pregunta; una pregunta; una
      duda; mi pregunta es; cuales son; cuales fueron; cual fue; cual es; averiguar; informacion sobre; datos
      sobre; datos de; me dices; me dice; quiero conocer; necesito conocer; explicame; me interesa saber;
      agradeceria saber; se sabe; desgloseme; alguien sabe; alguien me dice; cuanto; en cuanto; de cuanto;
      necesitaria; necesitaria saber; estoy preparando; estoy escribiendo; estamos preparando`,
    what_happened: 'que paso; que ha pasado; que ocurrio; que sucedio; que ha ocurrido',
    how_many: `cuantos; cuantas; cuanta; numero de; el numero de; numero total de; cual fue el numero de;
      cual es el numero de; cantidad de; cuantas veces; total de; el total de; cuantos fueron; cuantas fueron;
      a cuantos; a cuantas; cual fue el total de; cual es el total de; cual fue la cifra de;
      cual es la cifra de; cual fue el balance de; cual fue el saldo de; de cuanto fue; a cuanto ascendio;
      a cuanto asciende; a cuanto ascendieron; num de; nro de; cifra total de; cantidad total de; recuento de;
      en cuantas ocasiones; con que frecuencia; por numero de; segun el numero de; por cantidad de;
      por el numero de; segun los muertos; segun los civiles muertos; segun las muertes; segun los fallecidos;
      segun el total de; por total de`,
    which_province: `provincia en la que; provincia en la cual; gobernacion en la que; que provincia; cual
      provincia; en que provincia; que provincias; en que provincias; donde;
      que gobernacion; en que gobernacion; cual es la provincia; cual fue la provincia; provincia mas mortifera;
      provincia mas sangrienta; cual es la gobernacion; cual fue la gobernacion; que region; en que region;
      ranking de provincias; ranking de gobernaciones; clasificacion de provincias;
      clasificacion de las provincias; ordena las provincias; ordename las provincias; ordenar las provincias;
      ranking por provincias; provincia mas violenta; provincia mas letal; en que parte de;
      ordena las gobernaciones; ordename las gobernaciones; ordenar las gobernaciones; ordene las provincias;
      ordene las gobernaciones; clasifica las provincias; clasifica las gobernaciones;
      clasificame las provincias; clasificame las gobernaciones; clasificar las provincias;
      clasificar las gobernaciones; clasifique las provincias; clasifique las gobernaciones;
      ranking de las provincias; ranking de las gobernaciones; clasificacion por provincias;
      lista de provincias; lista de las provincias;
      provincia menos mortifera; provincia menos sangrienta; provincia menos letal; provincia menos violenta`,
    unchecked: `con mucho; con diferencia; de lejos; con creces`,
    which_day: `que dia; en que dia; cual dia; cual fue el dia; cual es el dia; que dias; en que dias; dia mas
      mortifero; dia mas sangriento; dia mas letal; dia mas violento; el dia mas mortifero; el dia mas
      sangriento; el dia mas violento; peor dia; el peor dia; cual fue el peor dia; el peor dia para; el
      peor dia de; peor dia de`,
    among_provinces: `que cualquier otra provincia; que en cualquier otra provincia;
      que en todas las demas provincias juntas; que todas las demas provincias juntas; que en todas las
      otras provincias juntas; que en el resto de provincias juntas; que en el resto de las provincias
      juntas; que en todas las demas gobernaciones juntas; que en el resto del pais;
      que ninguna otra provincia; que en ninguna otra provincia; que cualquier otra gobernacion;
      que en cualquier otra gobernacion; provincia con mas; provincia con el mayor numero de;
      provincia con menos; provincia con el menor numero de;
      cualquier otra provincia; cualquier otra gobernacion; ninguna otra provincia;
      ninguna provincia; ninguna gobernacion; en ninguna otra provincia; en ninguna provincia; ninguna otra
      gobernacion;
      de todas las provincias; entre todas las provincias; de todas las gobernaciones; entre todas las
      gobernaciones`,
    among_months: `que cualquier otro mes; que en cualquier otro mes; que ningun otro mes; que en ningun
      otro mes;
      cualquier otro mes; ningun otro mes;
      ningun mes; en ningun mes; en ningun otro mes;
      de todos los meses; entre todos los meses`,
    among_years: `que cualquier otro ano; que en cualquier otro ano; que ningun otro ano; que en ningun
      otro ano;
      cualquier otro ano; ningun otro ano;
      ningun ano; en ningun ano; en ningun otro ano;
      de todos los anos; entre todos los anos`,
    which_month: `que mes; en que mes; cual mes; en cual mes; cual fue el mes; cual es el mes;
      mes mas mortifero; mes mas sangriento; mes mas letal; mes mas violento; ordena los meses;
      ordename los meses; ordenar los meses; ranking de meses; ranking de los meses; ranking por meses;
      clasificacion de los meses; clasificacion por meses; ordene los meses; clasifica los meses;
      clasificame los meses; clasificar los meses; clasifique los meses; clasificacion de meses; ranking
      mensual;
      peor mes; el peor mes;
      cual fue el peor mes para; el peor mes para; peor mes para; el peor mes de; peor mes de; cual fue el
      peor mes; cual fue el peor mes de;
      mes con mas; mes con el mayor numero de; mes con mayor numero de; mes en que mas; mes en el que mas;
      mes con menos; mes con el menor numero de;
      mes menos mortifero; mes menos sangriento; mes menos letal; mes menos violento`,
    which_year: `que ano; en que ano; cual ano; cual fue el ano; cual es el ano; ano mas mortifero;
      ano mas sangriento; ano mas letal; ano mas violento; en cual ano; ordena los anos; ordename los anos;
      ranking de anos; ranking por anos; ordenar los anos; ordene los anos; clasifica los anos;
      clasificame los anos; clasificar los anos; clasifique los anos; clasificacion de los anos;
      peor ano; el peor ano;
      cual fue el peor ano para; el peor ano para; peor ano para; el peor ano de; peor ano de; cual fue el
      peor ano; cual fue el peor ano de;
      ano con mas; ano con el mayor numero de; ano con mayor numero de; ano en que mas; ano en el que mas;
      ano con menos; ano con el menor numero de;
      ano menos mortifero; ano menos sangriento; ano menos letal; ano menos violento`,
    most: `mas; la mayoria de; el mayor numero de; mayor numero de; mayor cantidad de; mayor;
      la mayor cantidad de; la mayor cifra de; mayor cifra de; el mas alto; mas alto; el maximo numero de;
      mas alta; ranking de provincias; ranking de gobernaciones; clasificacion de provincias;
      clasificacion de las provincias; ordena las provincias; ordename las provincias; ordenar las provincias;
      ranking por provincias; ordena los meses; ordename los meses; ordenar los meses; ranking de meses;
      ranking de los meses; ranking por meses; clasificacion de los meses; clasificacion por meses;
      ordena los anos; ordename los anos; ranking de anos; ranking por anos; ordena las gobernaciones;
      ordename las gobernaciones; ordenar los anos; ordenar las gobernaciones; ordene los meses;
      ordene las provincias; ordene los anos; ordene las gobernaciones; clasifica los meses;
      clasifica las provincias; clasifica los anos; clasifica las gobernaciones; clasificame los meses;
      clasificame las provincias; clasificame los anos; clasificame las gobernaciones; clasificar los meses;
      clasificar las provincias; clasificar los anos; clasificar las gobernaciones; clasifique los meses;
      clasifique las provincias; clasifique los anos; clasifique las gobernaciones; ranking de las provincias;
      ranking de las gobernaciones; clasificacion de meses; clasificacion de los anos;
      clasificacion por provincias; ranking mensual;
      de mayor a menor; en orden descendente; el peor primero; la peor primero; de mas a menos;
      provincia con mas; provincia con el mayor numero de;
      top;
      mas activo; mas activa; mas activos; mas activas;
      mes con mas; mes con el mayor numero de; mes con mayor numero de; mes en que mas; mes en el que mas;
      ano con mas; ano con el mayor numero de; ano con mayor numero de; ano en que mas; ano en el que mas`,
    fewest: `menos; el menor numero de; menor numero de; menor cantidad de; menor; la menor cifra de;
      menor cifra de; la menor cantidad de; mas bajo; mas baja;
      provincia con menos; provincia con el menor numero de;
      mes con menos; mes con el menor numero de;
      ano con menos; ano con el menor numero de;
      ano menos mortifero; ano menos sangriento; ano menos letal; ano menos violento; mes menos mortifero; mes
      menos sangriento; mes menos letal; mes menos violento; provincia menos mortifera; provincia menos
      sangrienta; provincia menos letal; provincia menos violenta`,
    deadliest: `mas mortifera; mas mortifero; mas letal; mas mortal; mas sangriento; mas sangrienta;
      mas violenta; mas violento; mas mortifero que; mas mortifera que; provincia mas mortifera;
      provincia mas sangrienta; mas letales; mas mortiferos; mas mortiferas; mas sangrientos; mas sangrientas;
      el mas mortifero; la mas mortifera; mes mas mortifero; mes mas sangriento; mes mas letal;
      mes mas violento; ano mas mortifero; ano mas sangriento; ano mas letal; ano mas violento;
      provincia mas violenta; provincia mas letal; mas mortal que; mas letal que; mas sangriento que;
      mas sangrienta que;
      peor ano; el peor ano;
      peor mes; el peor mes;
      cual fue el peor ano para; el peor ano para; peor ano para; el peor ano de; peor ano de; cual fue el
      peor ano; cual fue el peor ano de;
      cual fue el peor mes para; el peor mes para; peor mes para; el peor mes de; peor mes de; cual fue el
      peor mes; cual fue el peor mes de;
      dia mas mortifero; dia mas sangriento; dia mas letal; dia mas violento; el dia mas mortifero; el dia
      mas sangriento; el dia mas violento; peor dia; el peor dia; cual fue el peor dia; el peor dia para;
      el peor dia de; peor dia de;
      ano menos mortifero; ano menos sangriento; ano menos letal; ano menos violento; mes menos mortifero; mes
      menos sangriento; mes menos letal; mes menos violento; provincia menos mortifera; provincia menos
      sangrienta; provincia menos letal; provincia menos violenta`,
    by_province: `por provincia; por provincias; por gobernacion; en cada provincia; de cada provincia;
      cada provincia; segun la provincia`,
    by_day: 'por dia; por dias; al dia; diariamente; cada dia; dia a dia; dia por dia; en cada dia',
    by_month: `por mes; por meses; al mes; mensual; mensuales; mensualmente; cada mes; mes a mes; en cada mes;
      segun el mes`,
    by_year: 'por ano; por anos; al ano; anual; anuales; anualmente; cada ano; ano a ano; en cada ano',
    which_actor: `quien combatio; quienes combatieron; quien lucho; quienes lucharon; quienes se enfrentaron;
      quien participo; quienes participaron; que grupos; que grupo; que grupos armados; que grupo armado;
      que partes; que bandos; que bando; que actores; que actor; que facciones; que fuerzas; quien mato;
      quienes mataron; quien ataco; quienes atacaron; quien cometio; quienes cometieron;
      contra quien; contra quienes; con quien; con quienes`,
    by_actor: `por grupo; por grupos; por grupo armado; por actor; por actores; por bando; por bandos;
      por faccion; de cada grupo; de cada bando; por cada grupo`,
    compare: `compara; comparar; compare; comparacion de; comparacion entre; una comparacion de; comparado con;
      comparada con; en comparacion con; comparame; comparen; comparad; comparemos; comparacion; comparativa de;
      comparativa entre; comparativa; vs; versus; frente a; comparados con; comparadas con; con respecto a;
      respecto a; respecto de`,
    whether: `es cierto que; es verdad que; es correcto que; de verdad; es cierto; es verdad; es correcto;
      verdadero o falso; cierto o falso; es cierto o no; es cierto o falso; se confirma que; es asi que;
      confirman que; sabias que; sabian que; sabes que; sabeis que; es cierto lo de que; es real que; se
      sostiene ese dato; es correcto ese dato; es cierto ese dato; es correcta esa cifra; es cierta esa cifra;
      es verdad eso; es cierto eso; es eso cierto; es eso verdad; se sostiene esa cifra; es asi o no; es
      correcto o no; sera cierto que; sera verdad que; me pueden confirmar que; pueden confirmar que; puede
      confirmar que; podrian confirmar que; podria confirmar que; podeis confirmar que; pueden confirmarme
      que; me confirman que; alguien puede confirmar que; alguien sabe si es cierto que; alguien sabe si es
      verdad que; pueden verificar que; pueden verificar si; podrian verificar que; podrian verificar si;
      pueden comprobar si; podrian comprobar si; me pueden decir si es cierto que; quisiera saber si es cierto
      que; quiero saber si es cierto que; es correcto afirmar que; es correcto decir que; se puede decir que;
      puede decirse que; se puede afirmar que; puede afirmarse que; es exacto que; es exacto decir que; es
      exacto afirmar que; fact check; sabias tu que;
      fue asi; es asi; es exacto; es eso exacto; es eso correcto; es exacta esa cifra; se sostiene; se
      sostiene eso; es correcto esto; es esto exacto;
      podemos publicar que; se puede publicar que; podemos decir que; podemos escribir que; se puede
      escribir que`,
    when: `cuando; en que fecha; que dia; en que dia; en que momento; cuando fue; cuando ocurrio; de cuando es;
      cuando se produjo`,
    first_of: 'primer; primera; primero; primeros; primeras; primeros meses',
    last_of: `ultimo; ultima; ultimos; ultimas; mas reciente; la mas reciente; el mas reciente; ultimos meses`,
    change: `aumento; aumentaron; aumentado; aumentar; subio; subieron; crecio; crecieron; disminuyo;
      disminuyeron; disminuido; bajaron; cayo; cayeron; descendio; descendieron; cambio; cambiaron; cambiado;
      evoluciono; evolucionaron; tendencia; bajo; baja; bajan; suben; sube; aumenta; aumentan; disminuye;
      disminuyen; redujo; redujeron; se redujo; se redujeron; reducido; reduccion; evolucion; evolucion de;
      variacion; vario; variaron; incremento; incrementaron; incrementado; empeoro; empeoraron; mejoro; caido;
      descenso; crecido; mas o menos que; en alza; en descenso; bajado; subido; descendido; mejorado; empeorado;
      han caido; mas o menos numerosos; mas o menos numerosas; mas numerosos; mas numerosas; menos numerosos;
      menos numerosas; mas frecuentes; menos frecuentes; mas o menos frecuentes; mas o menos muertos que;
      mas o menos combates; mas o menos muertos; mas o menos muertes; mas o menos enfrentamientos;
      mas o menos ataques; mas o menos incidentes`,
    either: 'o; u',
    comparing: `mas mortifero que; mas mortifera que; que en; mas letal que; mas mortal que; mas sangriento que;
      mas sangrienta que; mas que en; menos que en; que el ano;
      que cualquier otra provincia; que en cualquier otra provincia;
      que en todas las demas provincias juntas; que todas las demas provincias juntas; que en todas las
      otras provincias juntas; que en el resto de provincias juntas; que en el resto de las provincias
      juntas; que en todas las demas gobernaciones juntas; que en el resto del pais; que ninguna otra provincia;
      que en ninguna otra provincia; que cualquier otra gobernacion; que en cualquier otra gobernacion;
      superior al de; superior a la de; inferior al de; inferior a la de;
      que cualquier otro mes; que en cualquier otro mes; que ningun otro mes; que en ningun otro mes;
      que cualquier otro ano; que en cualquier otro ano; que ningun otro ano; que en ningun otro ano`,
    share: `que porcentaje de; cual es la proporcion de; cual es la parte de; cual fue la parte de;
      que proporcion de; que parte de; cual es el porcentaje de; cual fue el porcentaje de; que tanto por ciento de; que porcentaje del total de; cual fue la proporcion de; que porcentaje
      de los; que porcentaje de las; que proporcion de los; que proporcion de las; que parte de los; que
      parte de las`,
    by_type: 'por tipo; por tipos; segun el tipo; de cada tipo; por tipo de evento; por tipo de hecho',
    today: 'hoy',
    yesterday: 'ayer',
    this_month: 'este mes; en lo que va de mes; el mes en curso',
    previous_month: 'el mes pasado; mes pasado; el mes anterior',
    this_year: 'este ano; en lo que va de ano; el ano en curso; el ano actual',
    previous_year: 'el ano pasado; ano pasado; el ano anterior',
    last: `en los ultimos; en las ultimas; los ultimos; las ultimas; en el ultimo; en la ultima; ultimos;
      ultimas; ultimo; ultima`,
    hours: 'horas; hora; h',
    days: 'dias',
    weeks: 'semanas; semana',
    months: 'meses; primeros meses; ultimos meses',
    years: 'anos',
    said: `dijo; dijeron; dice; dicen; afirma; afirman; afirmo; afirmaron; asegura; aseguran; aseguro;
      aseguraron; sostiene; sostienen; sostuvo; informa; informan; informo; informaron; declara; declaro;
      declararon; señala; señalo; denuncia; denuncian; denuncio; denunciaron; confirma; confirmo; confirmaron;
      resume; resumio; insiste; insistio; anuncia; anuncio; reporta; reporto; reportaron; reenviado; apunta;
      apunto; advierte; advirtio; subraya; subrayo; destaca; destaco; detalla; detallo; detallan; explica;
      explico; comenta; comento; anade; anadio; agrega; agrego; indica; indico; indican; indicaron; reitera;
      reitero; mantiene; mantienen; defiende; difunde; difundio; tuitea; tuiteo; escribe; escribio; revela;
      revelo; revelan; muestra; muestran; constata; recordo; recordaron; recuerda; senalan; senalaron;
      reconoce; reconocio; admite; admitio; reenviado muchas veces; cuenta; cuentan; relata; relataron;
      sostuvieron; han denunciado; ha denunciado; ha informado; han informado; ha confirmado; han confirmado;
      ha asegurado; aseguro que; alerta de que; alertan; alerto; alertaron; publica; publico; publicaron;
      recoge; recogen; concluye; concluyeron; calcula; calculan; calculo; estiman; documenta que; registro
      que; comunico; comunica; comunicaron; contaron; contabilizaron; documentaron; documento; verificaron;
      verifico; preciso; precisa; precisaron; aclaro; aclara; puntualizo; puntualiza; recalco; recalca;
      remarco; remarca; enfatizo; asevero; asevera; aseveran; expuso; expone; manifesto; manifiesta; declaran;
      declaraban; notifico; notificaron; dio a conocer; dieron a conocer; hizo saber; testifico; testifica;
      atestigua; concluyen; recordaba; aseguraba; aseguraban; afirmaba; afirmaban; sostenia; decia; decian;
      indicaba; informaba; denunciaba; senalaba; advertia; advierten; ha dicho; han dicho; ha declarado; han
      declarado; ha senalado; ha afirmado; han afirmado; ha recordado; ha sostenido; ha reiterado; ha
      explicado; ha subrayado; ha advertido; ha documentado; han documentado; ha publicado; han publicado; ha
      anunciado; he leido; he leido que; he oido; he oido que; leo que; lei que; me dicen que; me cuentan que;
      me dijeron que; se dice que; se afirma que; se lee en; puede leerse; puede leerse en; se puede leer;
      compartio; titula; titulaba; alega; alegan; alego; recordando; senalando; afirmando; asegurando;
      diciendo; subrayan; destacan; anuncian; anunciaron; apuntan; apuntaron; advirtieron; reiteran;
      recuerdan; defienden; confirman; cifraron; tuitearon; escriben; escribieron; cifran; cifran en`,
    according_to: `según; de acuerdo con; conforme a; en palabras de; a decir de; según el; según la; según
      los; según las; segun informa; segun informo; segun denuncia; segun asegura; segun datos de; como
      informa; como informo; a juicio de; en opinion de; citando a; de acuerdo al; de acuerdo a; en boca de; a
      tenor de; tal y como informa; conforme al; segun cifras de; segun fuentes; segun el recuento; segun el
      recuento de; segun un recuento; segun un recuento de; segun el conteo; segun el conteo de; segun cifras;
      segun datos; segun datos oficiales; segun cifras oficiales; segun los datos de; segun estimaciones;
      segun estimaciones de; segun calculos de; segun el balance de; segun un balance de; segun dice; segun
      dijo; segun cuenta; segun afirma; segun afirmo; segun sostiene; segun recoge; segun publica; segun
      publico; segun documento; segun ha documentado; segun ha informado; segun reporta; segun reporto; segun
      registros de; segun los registros de; segun denunciaron; segun informaron; segun indico; segun indica;
      segun senalo; segun senala; segun declaro; segun anuncio; segun confirmo; como recoge; como recuerda;
      como senala; como denuncia; como dijo; como afirma; como publica; como afirmo; como confirmo; como
      declaro; como explica; documentado por; documentados por; documentada por; documentadas por; verificado
      por; verificados por; verificadas por; verificada por; registrado por; registrados por; registradas por;
      registrada por; contabilizado por; contabilizados por; contabilizadas por; confirmado por; confirmados
      por; confirmadas por; reportado por; reportados por; reportadas por; recopilados por; recopiladas por;
      publicado por; publicados por; publicadas por; recogidos por; recogidas por; con base en; en base a;
      basandose en; basado en; con datos de; citando; citando datos de; al decir de; en un comunicado; en su
      comunicado; en un tuit; en su informe; en su informe anual; en su balance anual; segun el recuento
      anual; segun el recuento anual de; segun el balance anual; segun el balance anual de; segun su balance
      anual; segun el recuento mensual; segun el recuento mensual de`,
    that: 'que',
    war: 'guerra; conflicto; violencia; guerra civil; conflicto armado; contienda',
    restricts: `veces el; veces la; mil y una; mil y un;
      hasta que; mentiroso; mentirosos; mentirosa; mentirosas; mienten; mintieron;
      niega; nego; niegan; negaron; desmiente; desmintio; desmienten; desmintieron; rechaza;
      rechazo; falso; falsa; falsos; bulo; mentira; mentiras; mito; herido; heridos; heridas; herida; niño;
      niños; niña; niñas; menores; mujer; mujeres; ancianos; familias; periodistas; medicos; soldado;
      soldados; combatientes; milicianos; prisioneros; hospital; hospitales; desplazados; desplazadas;
      huyeron; refugiados; detenidos; secuestrados; desaparecidos; mitad; tercio; por ciento; mayoria; ciudad;
      ciudades; pueblo; pueblos; aldea; aldeas; barrio; barrios; distrito; campamento; campo; afueras;
      aeropuerto; norte; sur; este; oeste; si; excepto; salvo; yihadistas fulani*; yihadistas peul*;
      islamistas fulani*; distint* de; distint* del; entre ellos; entre ellas; incluidos; incluidas;
      incluso; sobre todo; principalmente; barriles; francotiradores; minas; temen; se teme; podria; podrian;
      habria; ellos; ellas; quienes; cuales; alrededores; cercanias; inmediaciones; periferia; localidad;
      localidades; municipio; municipios; zona; zonas; capital; calle; mercado; mezquita; escuela; escuelas;
      carcel; prision; frontera; carretera; base; oriental; occidental; septentrional; meridional; rural;
      fosa; fosas; suburbio; suburbios; policias; estudiantes; alumnos; profesores; maestros; trabajadores;
      empleados; funcionarios; personal; cooperantes; sanitarios; militares; yihadistas; terroristas; bebes;
      adolescentes; jovenes; padres; madres; hombres; varones; combatiente; rehenes; reclutas; terremoto;
      sismo; covid; pandemia; accidente; accidentes; hambre; frio; enfermedad; tortura; torturas; suicidio;
      suicidios; incendio; inundaciones; habrian; pudieron; pudo; quiza; quizas; tal vez; acaso;
      supuestamente; presuntamente; presuntos; al parecer; posiblemente; probablemente; a punto de;
      intentaron; intento; evito; evitaron; salvaron; sobrevivieron; sobrevivio; preve; preven; temia; temian;
      temor; amenazan; a la vez; se suman; se sumaron; se suma; se sumo; otros; otras; a fecha
      de; a los de; a las de; como los de; como las de; ademas de; de ellos; de
      ellas; de los cuales; de las cuales; de estos; al dia; cada dia; por dia; diarios; diarias; a diario;
      cada una; cada uno; respectivamente; veces mas; veces menos; veces mayor; veces superior; veces
      inferior; de media; de promedio; en promedio; mayor parte; tercera parte; cuarta parte; quinta parte;
      mayoritariamente; desmentido; desmentida; bulos; fake; montaje; inventado; inventada; exagerado;
      exagerada; excepcion; heridas graves; quedaron heridos; ilesos; ilesas; dejo de; dejaron de; deja de;
      dejan de; dejar de; un mes; un ano; un dia; una semana; hace un ano; hace un mes; no es verdad; no es
      cierto; no es correcto; victimas; victima; debido a; debido al; a causa de; a causa del; como
      consecuencia de; por culpa de; epidemia; colera; ahogados; ahogadas; naufragio; sequia; vacuna; parto;
      infarto; atropellados; no se libro; no se ha librado; militantes; miembros; celulas; efectivos; hombres
      armados; insurgentes; extremistas; entre combatientes; entre los combatientes; entre milicianos; entre
      los milicianos; entre yihadistas; entre los yihadistas; entre soldados; entre los soldados; entre
      miembros; entre los miembros; entre terroristas; entre los terroristas; en caso de; de haber; de no
      haber; de no ser por; de no mediar; de haberse; de no haberse; en una sola; en un solo; en una unica; en
      un unico; solo mes; solo dia; sola jornada; no se sostiene; no es asi; disparate; absurdo; absurda;
      viral; engaño; patraña; desinformación; tontería; ridículo; sátira; satírico; broma; novela; película;
      se quitaron la vida; se quito la vida; autobús; inundación; avalancha; enfermeras; peregrinos;
      sirvientes; sirenas; no se puede decir que; no puede decirse que; no se puede afirmar que; no puede
      afirmarse que; no se puede confirmar que; no puede confirmar que; no pueden confirmar que; no podrian
      confirmar que; no se confirma que; no confirman que; ni es cierto que; ni es verdad que; no ha
      confirmado; no han confirmado; no confirmo; no confirma; sin confirmar; no confirmado; no confirmados;
      no confirmadas; sin verificar; dudoso; dudosa; inverosimil; invento; se inventan; se inventa; ni de
      lejos; ni de broma; ni por asomo; no basta; no bastan; no pueden confirmarlo; no pueden verificarlo; no
      podrian verificarlo; no me lo pueden confirmar; no lo confirman; no me lo confirman; no compartan; no
      compartid; no comparte; no comparten; no difundan; no compartelo; no lo compartan; no lo difundan;
      fuera; fuera de; fuera del; hubiesen; hubieran; hubiera; hubiese; gripe; cancer; ahogamiento;
      sobredosis; hipotesis; simulacro; pronostico; evitado; evitada; por equivocacion; por error; en broma;
      bromeando; ironicamente; con ironia; en tono de burla; se arrepiente; lamenta haber dicho; en una
      novela; falsificado; falsificada; desacreditado; desacreditada; apenas habla de; apenas menciona;
      con desenlace fatal; con desenlace mortal; con saldo mortal; con resultado de muerte`,
    at_end: `al terminar; al acabar; al cierre de; al cierre del; al cerrar; al finalizar; al concluir;
      a finales de; a fines de; al final de; a final de; al termino de`,
    so_far: `ya; acumulaba; acumulaban; acumula; llevaba; llevaban; habia; habian; ascendia a; se elevaba a;
      se situaba en; se situaba ya en`,
    alone: `solo en; tan solo en; solamente en; unicamente en; solo durante; tan solo durante;
      solo en el mes de; solo en el ano; tan solo en el mes de; nada mas que en`,
    weekday: `lunes; martes; miercoles; jueves; viernes; sabado; domingo; este lunes; este martes;
      este miercoles; este jueves; este viernes; este sabado; este domingo`,
    resulted: `dejo; dejaron; deja; dejan; dejado; dejando; causo; causaron; causado; causando; arrojo;
      arrojaron; arroja; provoco; provocaron; provocado; ocasiono; ocasionaron; produjo; produjeron; se salda;
      se saldo; se saldaron; se saldan; se cerro; se cierra; cerro; termino; concluyo; acabo; se salda con;
      se saldo con; se saldaron con; se saldan con; se cerro con; se cierra con; cerro con; termino con;
      concluyo con; habria dejado; habrian dejado; habria causado; habrian causado`,
    saw: `vivio; vivieron; vio; presencio; sufrio; sufrieron; padecio; padecieron; sacudio; sacudieron; que
      sacudio; que sacudieron; ensangrento; ensangrentaron; que ensangrento; que ensangrentaron`,
    greeting: `hola; buenas; buenos dias; buenas tardes; buenas noches; gracias; muchas gracias; mil gracias;
      saludos; un saludo; cordial saludo; de antemano; gracias de antemano; compartan; compartan por favor;
      comparte; comparte por favor; compartid; compartelo; compartanlo; por favor compartan; por favor
      comparte; difundan; difundid; difundelo; pasalo; pasenlo; rt; rt por favor; por favor; porfa; porfavor;
      nunca mas; basta; basta ya; ya basta; que verguenza; es una verguenza; una verguenza; verguenza mundial;
      que horror; que tragedia; que dolor; que tristeza; que pena; que triste; que fuerte; que barbarie;
      terrible; tremendo; impactante; escalofriante; espeluznante; indignante; increible; atroz; espantoso;
      horrible; descansen en paz; que en paz descansen; descanse en paz; qepd; rip; dios mio; dios nos ampare;
      gracias a dios; por dios; queridos amigos; amigos mios; estimados amigos; estimados colegas; queridos
      colegas; senorias; senor presidente; senora presidenta; damas y caballeros; senoras y senores; hermanos
      y hermanas; sin comentarios; sin palabras; y punto; punto final; punto y final; abro hilo; va hilo; fin
      del hilo; dato del dia; dato de la semana; cifra del dia; la cifra del dia; cifra de la semana; la cifra
      de la semana; numero del dia; numero de la semana; el dato del dia; para reflexionar; para pensar;
      piensenlo; piensalo; reflexionemos; saquen sus conclusiones; saquen cuentas; hagan cuentas; hagan
      numeros; buscalo; busquenlo; ahi lo dejo; ahi queda eso; en fin; pues eso; eso es todo; es todo; que no
      se olvide; que no se nos olvide; para la historia; que se sepa; que lo sepan; que lo sepa el mundo; no
      me lo invento; hola a todos; buenas noches a todos; buenos dias a todos; muy buenas; saludos cordiales;
      un abrazo; un cordial saludo; atentamente; exclusiva; en exclusiva; video; fotos; en imagenes;
      ampliaremos; mas informacion en breve; seguiremos informando; en desarrollo; noticia en desarrollo;
      abran los ojos; abrid los ojos; despierten; despertad; lo digo claro; seamos claros; que quede claro;
      para que quede claro; oigan; miren; mira; sabias que; sabian que; lo sabias; es asi; a que si; es
      cierto; es verdad; es esto cierto; es esto verdad; es esto correcto; es correcto; cierto o falso;
      verdadero o falso; verdad o mentira; si o no; es eso cierto; es eso verdad; me lo pueden confirmar;
      pueden confirmarlo; pueden verificarlo; podrian verificarlo; lol; en resumen; resumiendo; en sintesis;
      en breve; en corto; recordatorio; nota aclaratoria; aclaracion; feliz ano;
      fue asi; es exacto; es eso exacto; es eso correcto; es cierto eso; es exacta esa cifra; se sostiene;
      se sostiene eso; es correcto esto; es esto exacto; digan sus nombres; y nadie dice nada;
      nadie dice nada; y nadie dijo nada; nadie dijo nada; y nadie hace nada; nadie hace nada;
      y nadie habla de ello; nadie habla de ello; y nadie habla de esto; nadie habla de esto;
      y a nadie le importa; a nadie le importa; y el mundo calla; el mundo calla; y el mundo callo;
      y el mundo guarda silencio; y el mundo en silencio; y el mundo mira a otro lado`,
    year_before: 'el ano anterior; un ano antes; el ano previo; un ano atras',
    toll: `numero de muertos; el numero de muertos; numero de muertes; el numero de muertes;
      numero de fallecidos; el numero de fallecidos; numero de victimas mortales;
      el numero de victimas mortales; cifra de muertos; la cifra de muertos; cifra de fallecidos;
      cifra de victimas mortales; la cifra de fallecidos; la cifra de victimas mortales; saldo de muertos;
      balance de muertos; el balance de muertos; balance de fallecidos; balance de victimas mortales;
      total de muertos; el total de muertos; total de muertes; total de fallecidos; total de victimas mortales;
      numero total de muertos; numero total de muertes; numero total de fallecidos; el numero total de muertos;
      recuento de muertos; numero de decesos`,
    without: `sin; sin un solo; sin una sola; sin ningun; sin ninguna; sin ni un solo; sin ni una sola;
      sin registrar; sin que hubiera; sin que se registrara; sin que se registraran; sin que se produjera;
      sin que haya`,
    sayer: `portavoz; portavoces; ministerio; ministro; agencia; agencia oficial; televisión; radio;
      periodico; prensa; medios; fuente; fuentes; informe; informe anual; comunicado; observatorio; onu;
      naciones unidas; ong; oenegé; alto comisionado; hilo; organización; oficina; autoridades; vocero;
      voceros; el parte; un parte; parte semanal; parte mensual; parte oficial; parte de guerra;
      organizaciones; organismo; ministra; corresponsal; enviado especial; coordinadora; estudio; dossier;
      base de datos; nuestra base de datos; osdh; snhr; ohchr; acnudh; unicef; ocha; hrw; human rights watch;
      amnistia internacional; acled; cascos blancos; defensa civil; cruz roja; media luna roja; informes;
      comunicados; boletin; relator; relatores; enviada especial; comision; comision de investigacion;
      secretario general; estadisticas oficiales; registros oficiales; a los periodistas; a periodistas; a la
      prensa; ante la prensa; a los medios; ante los medios; a los reporteros; a los corresponsales; ante los
      periodistas; ante los diputados; ante el parlamento; ante el congreso; ante el senado; ante el consejo
      de seguridad; ante la comision; ante la asamblea general; en rueda de prensa; en una rueda de prensa; en
      conferencia de prensa; en una conferencia de prensa; en una entrevista; en entrevista con; en una
      comparecencia; en un discurso; en declaraciones a la prensa; en declaraciones a los medios; en
      television; en twitter; en redes sociales; en su cuenta de twitter; diputado; diputada; senador;
      senadora; embajador; embajadora; presidente; presidenta; alcalde; alcaldesa; secretaria general;
      viceministro; viceministra; canciller; obispo; arzobispo; consul; delegado; delegada; representante;
      alto representante; representante permanente; relatora; enviado; enviada; historiador; historiadora;
      catedratico; academico; autor; autora; ensayo; articulo; columna; editorial; reportaje; documental;
      cronista; comentarista; locutor; presentador; blog; bloguero; tuit; mensaje; publicacion; memoria;
      memoria anual; nota; nota de prensa; nota informativa; recuento anual; recuento mensual; balance anual;
      balance mensual; informe mensual; boletin anual; boletin mensual; resumen anual; resumen mensual;
      anuario; tribunal; fiscalia; comite; consejo; mision; embajada; consulado; parlamento; congreso; grupo
      de derechos humanos; grupos de derechos humanos; organizacion de derechos humanos; organizaciones de
      derechos humanos; defensores de derechos humanos; red siria de derechos humanos; observatorio sirio de
      derechos humanos; observatorio sirio para los derechos humanos; oxfam; caritas; msf; medicos sin
      fronteras; acnur; cicr; consejo de seguridad; liga arabe; ministro de exteriores; ministro de defensa;
      ministro del interior; ministerio de defensa; ministerio de exteriores; ministerio de sanidad; portavoz
      militar; portavoz oficial; fuente militar; fuentes militares; fuente medica; fuentes medicas; fuente
      local; fuentes locales; fuente oficial; fuentes oficiales; fuentes de seguridad; fuentes diplomaticas;
      fuentes humanitarias; prensa local; medios locales; medios estatales; medios oficiales; agencia estatal;
      agencia de noticias; television estatal; autoridades locales; alto comisionado para los derechos
      humanos; redaccion; la redaccion; ministro siri*; ministro rus*; ministro turc*; ministro israel*;
      ministro iran*; ministro kurd*; ministro estadounidens*; ministra siri*; ministra rus*; ministra turc*;
      ministra israel*; ministra iran*; ministra kurd*; ministra estadounidens*; ministerio siri*; ministerio
      rus*; ministerio turc*; ministerio israel*; ministerio iran*; ministerio kurd*; ministerio
      estadounidens*; embajador siri*; embajador rus*; embajador turc*; embajador israel*; embajador iran*;
      embajador kurd*; embajador estadounidens*; agencia siri*; agencia rus*; agencia turc*; agencia israel*;
      agencia iran*; agencia kurd*; agencia estadounidens*; television siri*; television rus*; television
      turc*; television israel*; television iran*; television kurd*; television estadounidens*; prensa siri*;
      prensa rus*; prensa turc*; prensa israel*; prensa iran*; prensa kurd*; prensa estadounidens*;
      autoridades siri*; autoridades rus*; autoridades turc*; autoridades israel*; autoridades iran*;
      autoridades kurd*; autoridades estadounidens*; portavoz siri*; portavoz rus*; portavoz turc*; portavoz
      israel*; portavoz iran*; portavoz kurd*; portavoz estadounidens*; medios siri*; medios rus*; medios
      turc*; medios israel*; medios iran*; medios kurd*; medios estadounidens*; presidente siri*; presidente
      rus*; presidente turc*; presidente israel*; presidente iran*; presidente kurd*; presidente
      estadounidens*; observatorio siri*; observatorio rus*; observatorio turc*; observatorio israel*;
      observatorio iran*; observatorio kurd*; observatorio estadounidens*; red siri*; red rus*; red turc*; red
      israel*; red iran*; red kurd*; red estadounidens*; ongs; las ong; oenegés; fuentes kurdas; fuentes
      rebeldes; fuentes opositoras; diocesis; arquidiocesis; obispado; arzobispado; iglesia catolica;
      conferencia episcopal; alcaldia; procuraduria; personeria; defensoria; defensoria del pueblo; policia;
      policia nacional`,
    oblique_sayer: `activistas; activista; vecinos; testigos; rescatistas; socorristas; analista; analistas;
      investigador; investigadores; observadores; expertos; gobernador; diplomaticos; vecino; diputados;
      diputadas; senadores; embajadores; alcaldes; observador; observadora; experto; experta; especialista;
      especialistas; academicos; historiadores; abogado; abogados; juristas; jurista; voluntarios; voluntario;
      defensores; monitores; diplomatico; comandante; responsables; investigadora; investigadoras; testigo;
      vecina; vecinas`,
    members: `combatientes; combatiente; milicianos; miliciano; yihadistas; yihadista; terroristas; terrorista;
      soldados; militantes; militante; insurgentes; pistoleros; miembros; celulas; celula; efectivos; hombres
      armados; grupo; grupo yihadista; grupo terrorista; grupo armado; unidades; tropas; fuerzas; extremistas;
      radicales; guerrilla; guerrilleros; guerrillero; guerrillera; guerrillas; islamistas; islamista; grupo
      islamista; secta; secta islamista; milicia; milicias; presuntos; supuestos; paramilitar; guerrilla
      marxista`,
    takes_part: `participo en; participaron en; ha participado en; han participado en; tomo parte en;
      tomaron parte en; ha tomado parte en; han tomado parte en; intervino en; intervinieron en;
      ha intervenido en; estuvo implicado en; estuvo implicada en; estuvo involucrado en; estuvo involucrada en;
      libro; ha librado; lanzo; ha lanzado; cometio; ha cometido; perpetro; ha perpetrado; llevo a cabo;
      ha llevado a cabo; protagonizo; ha protagonizado; efectuo; ha efectuado; realizo; ha realizado;
      habria lanzado; habria cometido; habria llevado a cabo; habria realizado;
      participo; participaron; ha participado; han participado; tomo parte; tomaron parte`,
    amid: `pese a la tregua; pese al alto el fuego; a pesar de la tregua; a pesar del alto el fuego;
      en medio de la tregua; en plena tregua; pese a; pese al; pese a que; a pesar de; a pesar del;
      a pesar de que; mientras; mientras que; en medio de; en medio del; en plena; en pleno; en tanto que;
      aunque; si bien; en visperas de; a espaldas de`,
    to_now: `hasta hoy; hasta ahora; hasta la fecha; hasta el dia de hoy; hasta nuestros dias;
      hasta la actualidad; hasta el presente; hasta el momento; a dia de hoy; al dia de hoy; y hasta hoy;
      y hasta ahora; y hasta la fecha; y hasta el dia de hoy`,
    one_month: `en un solo mes; en un unico mes; en solo un mes; en tan solo un mes; en apenas un mes; en un
      mes; ese mes; ese mismo mes; aquel mes; en ese mes; en aquel mes; en ese mismo mes; del mismo mes; el
      mismo mes; de ese mes`,
    one_day: `en un solo dia; en un unico dia; en solo un dia; en tan solo un dia; en una sola jornada; en un
      dia; en apenas un dia; en una jornada; ese dia; ese mismo dia; aquel dia; en ese dia; en aquel dia;
      aquella jornada; esa jornada; el mismo dia; a lo largo de un solo dia; a lo largo de un dia;
      en el transcurso de un solo dia; en el transcurso de un dia; en el curso de un solo dia;
      durante un solo dia; en un solo y mismo dia`,
    one_year: `en un solo ano; en un unico ano; en solo un ano; en tan solo un ano; en un ano; en apenas un
      ano; ese ano; ese mismo ano; aquel ano; en ese ano; en aquel ano; en ese mismo ano; del mismo ano; el
      mismo ano; de ese ano; de ese mismo ano`,
    hearsay: `habrian muerto; habria muerto; habrian perdido la vida; habria perdido la vida; habrian fallecido;
      habria fallecido; habrian perecido; habria matado; habrian matado; habrian sido asesinados;
      habrian sido asesinadas; habrian sido; habria habido; se habrian producido; habria dejado; habrian dejado;
      habria causado; habrian causado; habria lanzado; habria cometido; habria llevado a cabo; habria
      realizado`,
    remark: `pese a la tregua; pese al alto el fuego; a pesar de la tregua; a pesar del alto el fuego;
      en medio de la tregua; en plena tregua`,
    struck: 'ataco; ha atacado; ha bombardeado; bombardeaba',
    unit: `provincia; provincias; gobernación; gobernaciones; mes; meses; año; años; día; días; semana; semanas;
      hora; horas; minutos; dólares; euros; kilómetros`,
    why: 'por que; a que se debio',
    account: `informe; informes; denuncia; denuncias; reporte; reportes; parte; comunicado; cifra; cifras;
      noticia; noticias; versión; afirmación; afirmaciones; declaraciones; rumor; rumores; dato; datos`,
    told_to: `a los periodistas; a periodistas; a la prensa; ante la prensa; a los medios; ante los medios; a
      los reporteros; a los corresponsales; ante los periodistas; ante los diputados; ante el parlamento; ante
      el congreso; ante el senado; ante el consejo de seguridad; ante la comision; ante la asamblea general;
      en rueda de prensa; en una rueda de prensa; en conferencia de prensa; en una conferencia de prensa; en
      una entrevista; en entrevista con; en una comparecencia; en un discurso; en declaraciones a la prensa;
      en declaraciones a los medios; en television; en twitter; en redes sociales; en su cuenta de twitter`,
    relative: `que; cuyo; cuya; cuyos; cuyas; donde; la cual; el cual; de mayoria; con mayoria; hogar
      de; sede de`,
    countrywide:
      'en todo el pais; por todo el pais; a nivel nacional; a lo largo del pais; en el conjunto del pais',
    told_place: `alli; alla; ahi; aqui; esta provincia; esa provincia; dicha provincia; aquella
      provincia; la misma provincia`,
  },
};
