import type { Vocabulary } from './concepts.js';

export const english: Vocabulary = {
  where: `
    what|which ~1 neighbourhood|neighborhood|quarter|suburb|district does|do ~7 live|stay|lodge;
    ^ where; ^ and|so|but|please|ok|okay|then|hi|hello where; , where are|is|do|does|can|will|exactly|precisely;
    tell|show|inform|find|know|learn|say|ask|asks|asked|asking|wonder|discover|reveal|determine|establish ~4 where;
    where exactly|precisely|specifically; exactly|precisely where; but|and where are|is|do|does|exactly;
    where are|is ~5 hiding|hidden|sheltering|staying; whereabouts; locate; pinpoint;
    present|current|exact|precise|live|latest|real ~1 location|position|place|hideout|site;
    what|which place|places|spot|location|area are|is|do|does|will;
    location|locations|position|positions of ~3 refugee*|civilian*|families|family|people|team*|convoy*|crew*|worker*|volunteer*|doctor*|journalist*|activist*|witness*|shelter*|hospital*|clinic*|camp*|ambulance*|migrant*|displaced|children|hideout*|safe;
    gps; track; find the|a|out; wherever; where prya*;
    in what|which ~1 village|town|camp|settlement|quarter|district are|is|do|does ~5 hiding|hid|sleep*|stay*|shelter*;
    name|give|tell the|me the? village; anybody|anyone|people|somebody left in;
    track|trace|tail|hunt down? the|him|her|a|this; shadow him|her|them; where r; map of ~1 where;
    where|wheres ~4 kept|moor|moored|dock|docked|anchor*|land; wheres; which of the ~4 are; ^ in|on which;
    where do|does they; from where; where ~5 hiding|hides|hide|hidden|shelters; where have ~6 gone; turn off;
    which|what floor|stop|turn|corner|bend; locate the; where r|u|re; where ~2 at now;
    whats|what is the location|address|position; which one of; which ones; which of them; whereabout;
    what part of ~3 is|are; which building|basement|cellar|house|farm|flat|street|village|room|floor;
    whose house|home|basement|barn|place; point me to; point out ~3 houses|homes|buildings; show me on; mark|pin ~4 on;
    drop a pin; how do i find|get to; how to find|get to ~2 the; where they|she|he|people|families|civilians|those;
    where its|it is; where is|are the|my|our|your|all|those; where ~5 land|landing|lands|heading; where ~3 heading;
    which way did; lost track of; next landing; draw|show ~4 where; in? which of the|those|these|them; in|at whose;
    with whom ~3 stay*|sleep*|live*|hid*`,
  fine_place: `
    which|what ~3 street|house|houses|building|buildings|basement|basements|cellar|cellars|hotel|apartment|flat|farm|farms|barn|tunnel|warehouse|block|floor|room|compound;
    address|addresses|addr; exact|precise ~2 location|position|place|site|spot|address|building|street;
    street level|name|number|and; pinpoint; on the|a map ~4 mark|pin|show|put; mark|pin|show|put|place ~5 on the|a map;
    real time; give ~2 village; list ~2 farms|basements|houses|buildings|cellars|streets;
    which ~1 school|church|mosque|hospital buildings? are ~3 hiding|sleeping|sheltering;
    in which|what school|village|church|mosque; whereabouts; which school|schools|village|villages ~6 are;
    grid ~1 square; what|which actual;
    which|what hospital|clinic ~4 treat*|hold*|hide|hides|hiding|shelter*|care*|looking;
    which|what school|mosque|church|monastery|hall|gym|entrance|entrances ~6 staying|sheltering|sleeping|hiding|living|housed|put|use|entrance;
    which|what entrance*; location|locations|positions|whereabouts of ~3 shelter*|hospital*|clinic*|camp|camps|safe;
    heat map; building level; map of ~1 where; which|what homes;
    which|what|whose ~2 tent|tents|row|rows|wing|corridor|gate|door|doors|bunker|hangar|gym|stadium|container|hut|huts|attic|garage|bungalow|monastery|pier|dock|platform|ward|side;
    which|what|whose family|families|household|neighbour*|neighbor*|homes|farmers ~3 hid*|shelter*|harbour*|harbor*|host*|took|taken;
    name the family; what|which part of the camp|building|hospital|city|town;
    exact|precise ~1 section|block|sector|tent|house|flat|floor|door|entrance|village|school;
    which|what floor|stop|bus stop|turn|turnoff|corner|bend|gate; loc; pins|pin;
    which|what ~1 barn|hangar|dormitory|dorm|hostel|hut|shed|platform|carriage|corridor|level|stairwell|bunker|station|gym|hall|factory|ruin|ruins;
    whose|what house|home|basement|barn|place; name of the street|village|hotel|building|house; house by house;
    street by street; room number; floor are|is; what floor|street|village|quarter|building; exact spot|place|address;
    the exact; precise place; point me to; homes ~4 moved|returned|live;
    which farmhouses|farms|barns|homes|villages|cellars|basements|houses|flats|blocks ~2 still|have|hide|hold;
    polygon ~2; outline ~3 area|camp|tents; draw|trace|circle ~4 around; which door; landing strip|zone|site|pad;
    above|below|behind|opposite|next to the ~1 bakery|pharmacy|market|church|mosque|school|station|shop;
    which|what|whose ~2 greenhouse*|hut|huts|cabin|cabins|shack*|cottage*|villa|villas|caravan|caravans|tent|tents|dugout|sheds|outhouse|loft|pantry|storeroom`,
  route: `
    which|what|whose ~2 road|roads|route|routes|path|way|street|streets|crossing|crossings|highway|corridor|checkpoint|checkpoints|bridge|track|track|motorway;
    by which|what; route|routes|itinerary|waypoints of|for|to|from?; map ~1 path|route|way;
    path ~2 evacuees|refugees|civilians|convoy; the route; every turn; trace|plot|draw ~3 route|path|way;
    how|where will ~6 travel|pass|cross|go; confirm the road|route; roads ~2 use|take; departure ~3 road; hour and road;
    road and hour; and road; flight plan*|path*; by which|what door|gate|exit|entrance|way; which way ~3 home|go|goes|take;
    stopover*; rest stop*; landing site|zone|strip*; dock at; turn off; turnoff; detour;
    what|which bridge|gate|crossing|pass|border|junction|roundabout|turn|exit|lane|side road|river|pier;
    by|through|via which|what; which way; what way; path they; way out ~2 will|use|take; from which|what direction;
    coming from|through where; the way they|it will; rd ~3 take|use`,
  when: `
    when is|are|does|do|will|exactly; at|by|around? what|which time|hour|hours; what time|hour|day;
    when will|does|do|is|are|exactly|precisely; tell|know ~3 when; departure|arrival time*; how soon|early|late;
    exact time|hour; departure|arrival hour; hour and|of; let|lets out; comes|come out; what|which hours;
    when ~4 finish|finishes|end|ends|let out|lands|land|dock; how long until|before ~3 arrive*|leave*|react;
    when exactly|precisely; what day|date; what|which day|hour|date|morning|night|evening; at what;
    how long before|until|till|does|do|after; how many minutes|hours; when they|it|she|he; hour they|it; how soon; eta;
    whats the time; how late|early; time of day; opening hours; smartest|likeliest|busiest hour|time|moment;
    docking|dock|docks when; when ~3 docking|dock|docks|land|lands`,
  schedule: `
    schedule|schedules; timetable*; itinerar*; daily ~1 movement*|routine|round*|rounds; movement ~1 plan*; duty roster;
    shift ~1 times|pattern|change; movements of; when ~6 rounds; flight plan*; landing time*; visiting hours of;
    rota of|for; working hours of; route and times; when ~3 off duty; shift*; comings and goings; habits of;
    daily habits|walk|commute; time table; times and; comings; when ~3 shift|shifts; routine;
    daily path|route|walk|movements; number plates ~3 timetable; her|his working hours;
    usually leaves|arrives|parks|walks|eats|prays; what time ~3 leaves|leave|gets|goes`,
  identity: `
    name|names|identity|identities|identify|details of ~4 witness*|informant*|source*|activist*|defector*|survivor*|whistleblow*|complainant*|victim*|volunteers|staff|doctors|organis*|organiz*|editor*|blogger*|reporter*|journalist*|translator*|interpreter*;
    identify|unmask|dox|doxx|deanonymi*|expose ~3 witness*|informant*|source*|activist*|defector*|survivor*|whistleblow*|blogger*|reporter*|journalist*|organis*|organiz*|admin*|author*|person|people;
    real|true|full name*; phone|mobile|telephone|cell number*; who ~3 anonymous|secret|unnamed|protected;
    send|give|show|find|want|need|share ~2 photo*|picture* ~2 of ~3 activist*|teacher*|witness*|journalist*|family|children;
    with ~2 photos; number|licen* plates|plate; plates and; passport number*;
    who is|are ~2 source|informant|witness|witnesses|whistleblower;
    who among|of ~4 talk*|spoke|testified|informed|filmed|leaked|reported;
    who ~1 talked|spoke to ~2 journalist*|reporter*|press; name and address|phone|number|id;
    gave ~4 to the journalist*|reporter*; car ~4 drives;
    who|which ~5 tells|tell|told|informs|informed|tipped|report|reports|reporting ~2 police|investigators|press|media|authorities|army|ombudsman|un|journalists ~8 name|names|phone|who;
    phone of; mobile of; number of the nurse|doctor|teacher|witness|woman|man|lady|guy; surnames of|and|please;
    first and last name*; name the person|people|family|woman|man who|that|hiding;
    who is the ~1 girl|boy|woman|man|person ~1 video|photo|picture|clip;
    compile|draw|make|list|collect|dig|gather ~3 names|identities|surnames|everyone;
    list of ~3 who|teachers|neighbours|neighbors|students|people|families; who is ~1 behind;
    who talked|spoke|snitched|informed|filmed|posted|testified|reported|gave|leaked|told; called and;
    what is|are ~3 called; whats his|her|their name; who gave ~3 interview*; full list of; put a name; faces of; id of;
    ids of; profile of the|a journalist|activist|witness|lawyer|doctor; number plates|plate;
    licence|license plate|plates; names and ~1 numbers|phones|phone|addresses|photos; phone numbers of;
    figure|work|find|guess|deduce|puzzle out? who ~2 is|are|was|were; guess|deduce who;
    who in|at|from ~6 feeding|passing|giving|selling|telling|talking|writing; surnames of; names and where;
    who she|he|they is|are|was; nicknames|aliases of|and; family names of; who ~3 voted ~1 against; who voted against;
    who was on duty; who lets;
    his|her|their new name|identity|surname; under what|which name|surname ~1 does|do|is|are; maiden name; names
    and ~1 houses|homes|addresses|villages`,
  home: `
    home|private|personal|residential address*; where ~5 live|lives|living|resides|reside|sleep|sleeps;
    what|which hotel|flat|apartment|house; hotel ~3 staying; which|what school ~3 kids|children|daughter|son*;
    kids|children|daughter|son|wife|husband|family ~2 school|live|lives; go|goes|get|gets|walk|walks|come|comes home;
    home and by; address of; which|what school ~5 attend|attends|go|goes; school run;
    kids|children|daughters|sons ~3 attend;
    locate|find|trace|track the|this|that|a reporter|journalist*|activist*|witness*|lawyer*|blogger*|defector*|informant*|doctor|nurse|teacher|woman|man|girl|family;
    spend*|spends ~2 nights|night; where ~4 park|parks|eat|eats|pray|prays|shop|shops|jog|jogs|drink|drinks;
    goes for ~2 run|walk; current address*; where ~3 stay|stays|staying|lodge|lodges; home|house of;
    parents|mother|sister|brother|girlfriend|boyfriend house|home|address|flat;
    find|locate|track|get|tell ~3 his|her|their|the kid school|house|home|workplace|parents|street;
    where they|he|she works|work|works; walk|walking|walks|go|going home;
    his|her school|workplace|gym|church|mosque|bus;
    homes|houses ~1 of|and|where; home village|town;
    place|places of residence`,
  coordinates: `
    exact|precise|full|gps|map|geographic coordinate*|location|position|grid; raw|original|real coordinate*;
    lat|latitude ~1 lon|lng|long|longitude; coordinates of|for|where|please;
    give|provide|send|tell|show|reveal|share|list|need|want ~4 coordinates|latitude|longitude|lat|mgrs|geolocation;
    latitude and|or? longitude; lat long|lon|lng; mgrs; grid reference*; plus code*; what3words; geolocate;
    decimal degrees; what are the ~2 coordinates; pinpoint ~6 strike|attack|massacre|bombing|shelling;
    coords|coord ~3 of|for; coords|coord; pin drop; geojson|kml|gpx; map pins|with pins; with pins; geotag*`,
  most_crowded: `
    most|more ~2 crowded|packed|busy|people|worshippers|shoppers|pupils|children; busiest; fullest; peak hour*|time*;
    largest|biggest|highest|greatest|maximum number|crowd|gathering; rush hour*; get|gets|is|are|line|queue ~4 longest;
    packed with; gather in ~2 numbers; when ~6 crowded|packed|full|busy;
    children|pupils|students|worshippers|kids|people ~2 leave|leaving|exit;
    children|pupils|students|worshippers|kids|people ~2 come|coming|get|pour|go out|home; let|lets out;
    comes|pour|pours|file|files out; drop off; pick up time;
    mass|service|prayers|school|lessons ends|end|finish|finishes;
    biggest|largest|greatest crowd|number|gathering|queue ~2 of; everyone is|gathers|comes;
    most people|pensioners|civilians|customers|kids|women; pay out|payout|payday|pay ~3 pensions|pension;
    chock|jam packed|full; heaving; at its fullest|busiest|peak; peak of; all inside at once; at the same time in one;
    one spot|place; rank|sort|order|list ~6 by ~2 number|how|size|crowd*|people|capacity; most ~2 in one place|spot;
    most ~2 together; whole team|crew|staff ~1 outside|together|in one;
    longest|biggest|largest queue|queues|line|lines|crowd|crowds`,
  undefended: `
    no|without|lack|lacking|lacks|few|weak|zero ~2 guards|guard|security|alarm|alarms|sirens|siren|protection|defence|defences|defense|defenses|warning|watchmen|police|patrols|jammers;
    unguarded; undefended; unprotected; poorly|least|badly|weakly guarded|protected|defended;
    air|drone defence|defences|defense|defenses gap*; no|any|fewest|without soldiers|police|troops|guards|escort;
    are there ~2 guards|soldiers|police; wave through;
    without|no any? ~1 militia|soldiers|army|troops|police|fighters|guards nearby|near|around|close;
    far from ~3 troops|army|police|soldiers|garrison; nobody guard*; with no one guarding;
    weakest|softest|least protected|most vulnerable|exposed ~1 point|spot|place|moment|part;
    protected|guarded point|spot|part|side; weak point*|spot*; nobody|noone around|watching|on|patrolling;
    no one around|watching|on|patrolling; lowest wall|fence; low wall|fence; easy to get into; unlocked; least secure*;
    any soldiers|guards|escort|police with; is there an? escort; escort with; with no|without any? escort|cover|shelter;
    blind spot*; gap*|hole in the fence|patrols; nearest troops|patrol|garrison;
    left|abandoned by ~2 army|police|troops|guards; w o ~2 police|guards|soldiers|security|troops;
    no police|soldiers|guards|troops|army ~1 around|near|nearby|close|about|there; any police ~1 around|near|on;
    if there is|are police|guards|soldiers`,
  guards: `
    how many|which ~1 guards|sentries|watchmen|policemen; guards ~2 sleep|change|asleep|shift; guard shift*|rota|change*;
    number of guards; guards ~2 react|respond;
    how long|fast|quickly ~4 guards|guard|security|police react|respond|arrive|come; security detail*;
    who guards|protects|escorts|is guarding; how is|are ~3 guarded|protected|secured; security at|of|around the;
    guards on duty; past the guard|guards; night guard*|watchman; cameras at|around;
    is there ~2 escort|guard|guards|police; escort with; how many soldiers|armed|men ~3 with|guard|protect`,
  confirm: `
    is it true|correct|right|so; confirm; verify; correct; , right; ^ right; that right; true that;
    can you check|confirm|verify; am i right; yes or no; tell me if|whether; is it still; are they still; do they still;
    just confirm; can you say if|whether; whether ~4 still; know if|whether`,
  demand: `
    give; list; tell; provide; send; show; find; need; want; share; name; please; map; get me; reveal; identify; supply;
    i want|need; we want|need; print; output; gimme; pls; plz; compile; draw up; add; fill in; put; point;
    mark ~4 on|map; pin; export; scrape; dump; generate; produce;
    return ~1 json|csv|list|table|names|coordinates|addresses; write; collect; get the; look up; dig up; fetch; say;
    settle; rank; sort; order the; write the scene; scene where; i want|need the`,
  people: `
    displaced; refugee*; idp|idps; civilian*; evacuee*; evacuated; families; family; villagers; children; kids; orphans;
    wounded; injured; patients; residents; inhabitants; survivors; asylum seekers; migrants; people; persons; women; elderly;
    worshippers; protesters; pupils; students; teachers; minority; households; neighbours; neighbors; girls; townspeople;
    returnee*; march; marchers; demonstrat*; rally; prisoners; classroom; cousin; sister; brother; mother; my wife;
    her|his kids; orphan*; deportees; returnees; minorit*; yazidi*; rohingya; wives; tent; hostages; stranded; escapees; they;
    them; mothers; babies; detainees; schoolgirl*; schoolchildren; schoolboys;

    those|ones|everyone|everybody|anyone|anybody|somebody|all|folks who|that ~1 fled|left|ran|stayed|remained|refused|escaped|hid|came|returned|survived;
    fled; pensioners; grandparents; toddlers; newborns; widow*; disabled; locals; folks; ppl;
    aunt|auntie|uncle|grandmother|grandma|nephew|niece;
    my|his|her wife|husband|ex|kids|son|daughter|family|girlfriend|fiancee; ex wife; column of|on foot; masalit;
    fulani; tatars; uyghur*; kurds; druze; alawites|alawi; christians; copts; roma; hazara*; tigrayans; girls; boys;
    schoolgirls; seniors; old people; homeless; returnees; half the village; whole village|families; women and;
    moms|mums; human shield*; worshipers|worshippers; passengers; shoppers; jobseekers; mourners; farmers; shepherds;
    fishermen; traders;
    fugitive*; runaways; burned out; bombed out; starving; captives; foundlings; infants; preschoolers;
    kindergartners; little ones; youngsters; teens; teenagers; adolescents; expectant; pregnant; amputees;
    blind; deaf; wheelchair*; bedridden; convalesc*; casualties waiting; congregants; parishioners; pilgrims;
    novices; seminarians; boarders; uprooted; squatters; foster; host families; townsfolk; villager*; settlers;
    nomads; herders; queuers; those queuing|waiting|hiding|fleeing|sheltering; civvies; noncombatants; grannies;
    grandpas; nan; invalids; ex husband; my ex; stepdaughter; niece; cousins; girls who ran; battered women;
    relatives|kin|siblings of; next of kin; his|her|their kin|relatives|siblings;
    besieged|encircled|surrounded|trapped ~1 quarter|town|city|village|district|enclave; population of`,
  helpers: `
    aid|relief|humanitarian|rescue|medical|health|ngo|un|charity ~1 worker*|team*|staff|volunteer*|mission|crew*|personnel|agenc*;
    volunteer*; paramedic*; medic|medics; doctor|doctors; nurse*; surgeon*; ambulance*; msf; vaccinator*; rescuer*; rescuers;
    white helmets; red cross|crescent; unicef; unhcr; wfp; humanitarians; deminers; first responders; doctors without borders;
    midwives; inspectors; observers; monitors; medics; nurse|nurses; caregivers; social workers; monks; nuns;
    vans|cars|jeeps|drivers of ~3 without borders|red|un|unicef|ngo; rescue crews;
    firemen|firefighters|fire crew|brigade; civil defence|defense; first aiders; relief people; ngo|ngos; an ngo;
    deminer*; forensic team; psychologist*; water engineers|repair crews|repairmen; electricians; osce; icrc; ocha;
    surgeons; dentist*; vet; care worker*; teachers; evacuators; drivers who;
    midwife; sapper*; mine clearer*|clearance; bomb disposal; anaesthetist*; orderl*; pediatrician*;
    paediatrician*; obstetrician*; medical students; feldsher*; stretcher bearer*; lifeguards; coast guard;
    search and rescue; cooks ~2 kitchen; aid convoys; volunteer driver*; evac drivers; van drivers; boatmen;
    ferrymen; porters; smugglers of food|flour|bread; carriers; bakers; baker; linemen; gas crew*; water
    trucker*; schoolteacher*; headmaster*; matron; caretaker*; logistician*; counsellor*; counselor*; chaplain*;
    peacekeeper*; blue helmets; mediator*; election worker*; census taker*; gravediggers; animal rescuers;
    carers; foreign doctors; charity|ngo|relief people|folks|guys|office|compound|house; world central kitchen;
    oxfam; caritas; save the children; care international; mercy corps; solidarites; islamic relief`,
  transport: `
    convoy*;
    aid|relief|food|un|supply|humanitarian|medical ~1 truck*|lorr*|vehicle*|column|shipment|ship|ships|car|cars|flight*|bus|buses|con;
    ambulance*; evacuation|evacuee* ~1 bus*|train*|column|flight*|route;
    bus|buses|train ~2 evacuees|refugees|children|civilians; evacuees; trucks; medevac*; column of; aid delivery;
    caravan; red cross|crescent cars|vehicles|trucks; evacuation; medical|relief|aid|humanitarian mission|column|run;
    barge*; boat|boats; ferry|ferries; helicopter*; medevac; plane|planes carrying|with;
    relief|aid|medical|evacuation flight*|plane*|helicopter*|barge*|boat*|drop|drops; airdrop*; pickup*; minibus*;
    escort*; tanker*; school bus*; motorcade; evac|evacuee|evacuees bus|buses|column|train|cars; relief trucks;
    bread|flour|water|milk|insulin|medicine|medical|fuel ~1 convoy|truck|trucks|lorry|van|shipment|delivery|supplies;
    vans; lorries|lorry; bringing ~2 insulin|food|aid|medicine*|water|flour; supply run;
    delivery of ~2 aid|food|medicine*|insulin; aid drop; refugee boat|boats|column|convoy|caravan; migrant boat*;
    dinghy|dinghies; rescue boat|ship|helicopter; hospital ship|train; train with|carrying; buses with|carrying;
    column of|on; un|unicef|wfp|msf flight|plane|helicopter|aircraft; flight|plane bringing|carrying|with; call sign;
    ferry|boat|bus|truck with|carrying ~3 returnees|refugees|kids|children|people|families|wounded; school kids;
    school run;
    pirogue*; canoe*; raft|rafts; rickshaw*; tuk tuk*; mule|mules; donkey carts?; cart|carts; sledge*;
    wagon|wagons; carriage*; coach|coaches; shuttle*; jeep|jeeps; land cruiser*; white cars|vans|jeeps; marked
    car|cars|van|vans|vehicle*; mobile clinic|hospital|bakery|kitchen; food|flour|water|grain|rice
    trucks|truck|lorry|carts|deliver*|supplies; schoolbus*; minivan*; evacuation|hospital|medical train;
    stretcher; hearse; funeral|burial procession|cortege;
    bus|buses|coach|train|minibus with|full|of ~2 orphans|children|women|patients|elderly|wounded|pupils`,
  refuge: `
    shelter|shelters; hospital*; clinic|clinics; maternity; ward; safe house|houses|haven; camp|camps; hideout*;
    orphanage*; refuge|refuges; reception centre*|center*; warehouse*; aid station*|post*; dressing station*;
    nursing home*; monastery; medical point*; school*; church*; mosque*; sleeping quarters; bunker*; basement*; cellar*;
    home for ~2 women; women* centre|center|home; hospice; infirmary; maternity ward*|hospital|unit|clinic;
    dorm|dormitory|hostel; heating point|points; invincibility point*; metro|subway station*; tunnel|tunnels;
    reception point; soup kitchen; homes of; safe place*; hiding place*; gym; gymnasium; sports hall; convent;
    transit centre|center|camp; women shelter*; crypt; abbey; field clinic; dispensary; pharmacy; blood bank;
    kindergarten*; nurser*; orphanage; retirement|old peoples home; hosp|hospi; aid hub|point|centre|center; convent*;
    kitchen for; children kitchen;
    displacement|idp|tent|refugee site*|settlement*|camp*; encampment*; tent city|cities; reception; orphans
    home; boarding school*; foundling; hospice*; sanatorium; spa hotel; parish*; presbytery; rectory; seminary;
    cathedral; madrasa*; madrassa*; synagogue*; community hall|centre|center; town hall basement; culture house;
    house of culture; library; dugout*; underpass*; bomb cellar*; cold store; silo; granary; textile|sugar|steel
    factory|plant|mill|depot; burns ward; dialysis; operating theatre|room; surgical tent; field kitchen;
    canteen*; mess hall; collection|assembly|muster|gathering|pick point|points; humanitarian
    office|warehouse|base|compound; guesthouse*; guest house*; temporary accommodation; emergency accommodation;
    daycare; creche*; playschool`,
  secret_refuge: `
    safe house*|haven;
    secret|hidden|underground|clandestine ~1 school*|clinic*|hospital*|shelter*|maternity|refuge*|church*|camp*|ward;
    women* refuge; bomb|air shelter|shelters|raid; field hospital*; hideout*`,
  gathering: `
    market*; bazaar*; mosque*; church*; temple*; synagogue*; school*; queue*; bakery; bakeries; square; hospital*;
    prayer*; mass; station; worshippers; congregation; shelter*; camp|camps; food distribution; distribution point*;
    festival; funeral; wedding; playground; bus stop; crowd; clinic*; classroom*; kindergarten*; march; rally; parade;
    bread line|queue; line for bread; well; wells; reservoir; water supply|tower|plant; church; sunday school; concert;
    bus station; food line; flour line; aid line; soup kitchen; campus; dormitory; reception centre|center; nursery;
    orphanage*; daycare; pension*; post office; bank queue; pay day; metro station; stadium; mall; supermarket; cafe;
    theatre; theater; bridge crossing; border queue; checkpoint queue; polling station*; registration point*; atm;
    heating point*; water point*; tap; fountain; pharmacy queue; bus stop*; train station; prayer hall; friday prayer*;
    graveyard; cemetery; vigil; handout*; food parcels; water tap|point|pump|pipe; full crowd; everyone standing`,
  persons: `
    journalist*; reporter*; correspondent*; activist*; lawyer*; witness*; informant*; source; sources; whistleblow*;
    defector*; judge*; prosecutor*; blogger*; editor*; dissident*; doctor; teacher; nurse; translator*; interpreter*;
    defender*; photographer*; cameraman; organiser*; organizer*; ms|mr|mrs; monitor|monitors; investigator*; professor;
    priest; imam; pastor; mayor; councillor*; poet; surgeon; human rights; anonymous; his|her family;
    red cross|crescent; aid ~1 cars|vehicles; testified; spoke to|with; talked to|with; denounced; who filmed;
    chairwoman; chairman; spokes*; leader|leaders; woman|man|lady|guy who; soldiers wives; president of;
    head of the association; told the press; bishop; nun|nuns; mother of; union*;
    girl|boy|woman|man|person in the video|photo|picture|clip; accused; union; organisers;
    father|brother|sister|pastor|sheikh|rabbi|doctor|dr|professor ~1 is; fixer*; stringer*; cameraman|camerawoman;
    everyone|anyone|people|teachers|those|neighbours|neighbors|students who ~3 interviews|interview|refused|refuse|spoke|talked|filmed|signed|testified|donated|helped|protested|posted|teach|teaches;
    poll worker*; election observer*; teacher* ~2 refuse*|who; landlord ~2 hides; imam who; priest who; nurse who;
    driver who;
    guy|girl|woman|man|kid|neighbour|neighbor who ~2 filmed|talked|spoke|posted|hides|tells|told|gave|snitch*;
    activists; youtuber; podcaster; tiktoker; influencer; protester*; organiser|organizer; mp; ombudsman;
    whistle blower; snitch; collaborator*; deserter*; draft dodger*; conscript* ~2 refused; translator;
    her|his kids|wife|husband|mother|parents;
    staff|employees|clerks|guards|translators of|at|for|working ~3 tribunal|court|un|embassy|commission|mission|prosecutor*;
    local staff|employees; tribunal staff;
    kid|boy|girl|woman|man|teacher|guy ~3 in the|that|this ~1 video|clip|tiktok|photo|picture|footage; amnesty;
    human rights watch|groups|defenders|monitors; rights groups|defenders; testified ~3 screen; behind a screen;
    households that|who; hosts of; who took|takes|let ~3 in; priest ~3 letting|hiding; families who host*;
    voted against; radio host|presenter; those who voted; who photographed;
    presenter*; broadcaster*; newsreader*; anchor; anchorwoman; radio host; tv|television|film|news
    crew*|team*|people; film maker*; filmmaker*; documentary maker*|filmer*; columnist*; vlogger*; influencer*;
    streamer*; cartoonist*; singer; novelist*; poet*; student leader*; strike organi*; unionist*; union leader*;
    land defender*; environmentalist*; campaigner*; feminist*; suffragist*; exile|exiles; dissenter*;
    opposition|opposing|critic|critics; turncoat*; key witness; eyewitness*; complainant*; plaintiff*;
    forensic*; pathologist*; coroner*; ex detainee*; former prisoner*|detainee*|captive*; survivor; rabbi; monk;
    monks; abbot; nun; deacon*; elder; village head; chief of the village; mukhtar; investigative; case officer;
    leaker*; hacker*; archivist*; notary; ex interpreter*; asylum lawyer*; girls teacher; secret school teacher;
    who teaches; who
    leaked|photographed|documented|recorded|refused|deserted|testified|shelters|hides|organised|organized;
    deserted|defected|runaway pilot|officer|soldier|captain|major|colonel|commander|general|conscript|guard;
    pilot|officer|soldier|captain|major|colonel|commander|general|conscript|guard ~2 deserted|defected; changed|switched sides`,
  court_witness: `
    testified|testifies|spoke|talked|gave ~4 court*|tribunal|trial|icc|prosecution`,
  staying: `
    hiding; hide; hides; hidden; hid; sheltering; sheltered; shelters in; staying; stay; sleep|sleeps|sleeping; living;
    live; lives; lodging|lodged; camped|camping; kept; held; being hidden|kept|held|treated|housed;
    took|takes|take them; are there; still there|here|in; are located|based|housed; located; is staying; operating;
    running; operate; moved; left; regroup*; congregate; assemble; gather; park|parks; overnight; at night;
    track|trace|tail the|him|her|a|this; shadow him|her|them; keep|keeps|store|stores|stash;
    shelters|hosts|hides migrants|refugees|people|families|civilians; put up; kept|moor|moored|dock|docked|anchor*;
    set up; put them|him|her; they in|at|inside; are they; is she|he; hides|hiding|harbouring|harboring; still living;
    camp out; being kept; holed up; meet|meets|meeting; gathering in|at; assembling; wait|waits|waiting; gone to ground;
    are on; hole up; tucked; crashing at; bedding|beds down; spend|spends|spending ~2 night|nights; put up at|in;
    where are|re ~2 displaced|idp|idps;
    shacked; cooped; crammed; packed|stuck|squatting|dug in; occupied; occupied_now; gone; went to; gone to; ended up;
    took in; moved in|back|into|to; cluster*|huddl*; are there|here|in; being|are ~2 kept|held|hidden|put|housed|taken;
    lie|lies low; laying low; lying low; go when|during|if|at night; take cover|refuge|shelter; go down; down there;
    sits|sitting; are|is ~1 now; letting|lets|let ~3 sleep|stay|in; camping; still have|has ~2 in; bed|bedded down;
    kip|kipping; doss*; drink their|her|his;
    to be found; can ~2 be found; within reach; find them|him|her`,
  moving: `
    leave|leaves|leaving; depart*; go|goes|going; travel*; pass|passes|passing; take|takes|taking; cross|crosses;
    arrive|arrives|arriving; set|sets off|out; move|moves|moving; drive*; return|returns|returning; come|comes;
    use|using|uses; head|heads|heading; walk|walks|walking; follow; run|runs; start|starts; reach|reaches; stop;
    departure; run; taken; brought; bused; moved to; enter|enters|entering; get|gets|getting in|into|out; roll|rolls;
    deliver; board; docking|dock|docks; goes over|across; ride|rides along`,
  now: `
    now; tonight; today; currently; current; right now; at the|this moment; at present; presently;
    present position|location|whereabouts; this very? week|weekend|month|morning|evening|afternoon|hour|minute|instant; still;
    these days; as of; real time; live ~1 location|position|tracking; in use; nowadays; ongoing; as we speak;
    still running|operating; at the minute;
    tonite; 2nite; 2day; rn; these minutes; atm; by now; as we|i speak|write; right this; currently; occupied_now;
      yet; already; any longer|more; nowadays`,
  soon: `
    tomorrow; will; going to;
    next convoy|food|aid|week|month|morning|day|evacuation|train|bus|shipment|delivery|friday|monday; next; soon; upcoming;
    coming days|week|hours; this|on monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend;
    plans|planning|planned|due|expected|scheduled to|for?; shortly; later today; about to; are|is going; in|within ~1 hours;
    at dawn|dusk|sunrise|noon|midnight; next ~1 convoy|evacuation|delivery; in the mornings?; at weekends;
    tmrw; tmr; tomoro*; 2moro; tmrw morning; morning of; this week|weekend|month; on the #number;
    early|later this|today|on; when the|they|it ~4 start*|begin*|end*|open*|leave*|sound*; once the|they; as soon as;
    coming up; any minute|moment|hour|day now?; is bringing|coming|arriving|leaving|heading;
    are coming|arriving|leaving|heading; by friday|monday|noon|dawn|nightfall|night|morning;
    the morning|evening|night of; before #number`,
  attack: `
    attack; bomb; strike; hit; shell; kill; murder; target; ambush; blow up; destroy; shoot; burn; raid; assassinate;
    explosive*; plant ~2 bomb*|mine*|explosive*|ied*|device; massacre; poison; gas; abduct; kidnap; seize; intercept;
    catch; eliminate; wipe out; storm; snipe; ied|ieds; detonate; grab; take out; set fire; mortar; slaughter; execute;
    hurt; harm; injure; torture; terrorise; terrorize; double tap; stop ~3 getting through;
    stop|seize|hijack|rob|loot|take|board the ~2 barge*|convoy*|truck*|boat*|ambulance*|aid;
    silence|remove|neutralise|neutralize|liquidate|get rid of; open fire; rifle; gun down; run over; derail; sabotage;
    cut off the? water; ram; drop ~2 on; spray; machete*; blow; bombard; mow down; take them|him|her out;
    finish them|him|her off; rough up; deal with; settle things|scores|it; visit him|her|them; pick them|him|her up;
    round|rounding ~1 up; hit them|it; disappear him|her|them; smash; torch; ruin; second|follow up strike|hit|shell;
    lock ~2 in; trap; pick off; surprise; a shell|bomb|rocket|drone landed|hit|fell|lands|falls; give ~2 fright|scare;
    lob|lobbing|throw|toss|fling ~2 at|into|on;
    ambushes|ambushed|ambushing; lay ~2 ambush; lie in wait; cleansing; put ~1 out of action; knock out;
    first|second blast|explosion|impact`,
  how_to: `
    ^ how do|can|could|would|should|to; how do i|we; how to;
    best|easiest|quickest|most ~1 way|time|place|method|weapon|means|angle|moment|spot|position to|for|of?;
    write|draw|make|draft|prepare|suggest|propose|give|design ~3 plan|instructions|tactics|steps; plan to|an|for|of;
    help me|us; teach me|us; advise; advice on; step by step; instructions for|to|on;
    what ~3 weapon|explosive|amount|ammunition|munition would|should|is|will; suggest; ways to; optimal; optimi*;
    our|my men|guys|gunners|boys|unit|fighters|commander|soldiers ~2 want|wants|need|would; we|i want|wants to|us;
    where should|do we|i; do i|we need to; deadliest|bloodiest|best|ideal|perfect moment|time|hour|place|spot;
    deadliest to; should they|i|we|one|he choose|use|pick|go|strike|aim; someone|one wanted to;
    how would one|you|i|someone|we; how might one|you|i|someone; how does one|anyone; suppose someone|i|we|you;
    tips|tip|advice|ideas|tricks for|on|to; hypothetically; what would it take; what is needed to;
    whats the trick|way|best; i want|need to|them to; so|such that nobody; so that no one; tell me how|what|when;
    way|ways|trick to|of|for; if i|we|someone|one wanted|want|were; give me steps|ideas;
    surest|right|handiest|perfect|ideal|easiest|convenient|opportune moment|time|hour|day to; when is it best|easiest;
    best time|moment; which hour|moment would;
    ^ where should|shall|could we|i|one|pressure;
    where|when|how|which|whom would|will|should|could|shall|do you|we|i ~1 ambush|attack|strike|hit|shell|bomb|raid|shoot`,
  unnoticed: `
    without ~5 noticed|noticing|caught|seen|detected|detecting|spotted|suspicion|trace|sirens|siren|alarm|alarms|heard;
    undetected; unnoticed; avoid ~2 detection|defence*|defense*|patrol*|radar|guard*; evade; slip past|through;
    get past|around; bypass ~3 guard*|checkpoint*|security|defence*|defense*;
    without ~4 seeing|knowing|realising|realizing|witness*|trace*|alerting|raising; no witnesses; quietly;
    on the quiet; silently; nobody|noone|anyone ~3 notice|notices|noticing|see|sees|seeing|know|knows|knowing|find|finds|realise|realize|suspect*; no one ~3 notice|notices|see|sees|know|knows|find|finds|realise|realize|suspect*;
    look like an? accident; looks like an? accident; unseen; under the radar; by stealth`,
  choose_targets: `
    suggest|pick|choose|recommend|select|rank|list|find ~2 target*; targets among;
    which|what ~3 target|targets|attack|hit|strike ~2 next|first; best|soft|easy|softest|easiest|ideal target*;
    worth hitting|bombing|attacking; should we|i hit|bomb|attack|strike|shell|target;
    would cause ~4 panic|casualties|deaths|damage`,
  harm_aim: `
    so ~10 die|dies|killed|damage|casualties|ready|hit|harm; so as to kill|hit|harm;
    single|one rocket|shot|shell|bomb|missile|grenade;
    our gunners|snipers|artillery|drones|rockets|mortars|shooters|fighters;
    cause|causes|inflict ~3 most|greatest|highest|maximum|biggest ~1 casualties|deaths|damage|panic;
    maximum|maximise|maximize ~1 casualties|deaths|damage|panic|victims|killed|harm|terror; kill as many;
    to attack|ambush|bomb|strike|kill|hit|intercept|catch|shell ~1 them|it;
    i|we plan|want|intend|need to attack|ambush|bomb|strike|kill|hit|intercept|catch|shell|silence|punish; my commander;
    guys|boys|men want; we want to catch|hit|get; punish; silence; pay ~1 visit; teach ~2 lesson; rescuers die;
    we wait|hide|lie for|in; lie in wait; conviene esperar;
    planning|plan|planned|aim|hope|ready to stop|hit|attack|strike|ambush|bomb|kill|shoot|raid|seize|silence|grab|kidnap;
    walks|walk in with a rifle|gun|bomb|weapon; with a rifle|bomb|gun|grenade; take the children;
    to silence|ambush|kill|kidnap|abduct|shoot|bomb; payback; revenge on; make them pay; deal with ~1 him|her|them;
    so that|so we|so i can ~2 hit|strike|catch|attack|get|kill|shell|bomb|wait; before they get away; cut them off;
    finish them; settle things|scores|accounts with; so we|i know where|when|which|who|what;
    know where|when to hit|shoot|fire|pick|wait|strike; pick them|him|her up;
    nobody|noone gets|comes|makes|walks|leaves; no one gets|comes|makes|walks|leaves; leaves|gets out alive; out alive;
    wanted|want|wants to ~2 hit|kill|bomb|hurt|attack|ambush|stop; get rid of; deal with them|him|her|it;
    as many as possible; in one go; at once; second strike; double tap; waiting for them; meet them there;
    hit twice|again; hit it|them again; to hit again|twice; would hurt|kill|injure ~1 the most|more; hurt the most;
    for the most|maximum|highest|greatest ~1 casualties|victims|deaths|dead|damage|harm; to claim|get|cause the most|maximum|highest|greatest ~1 casualties|victims|deaths|dead|damage|harm;
    we|i plan|prepare|want ~3 raid|assault|cleansing|ambush`,
  past: `
    was; were; did; had; has been; have been; happened; occurred; took place; killed; destroyed; #year;
    last|past year|years|month|months|summer|winter|decade|war; during the|last|world; ago; leaked; prosecuted; convicted;
    hid; fled; bombed; in the past; historical*; history; after the; before the war; has anyone; charged;
    fled the; was|were|been ~2 turned back; turned back; struck; shelled; warned; when it|they was|were;
    during the #year;  back then; since #year; before it|they was|were; the night before the;
    once upon`,
  count: `
    how many; how much;
    number of attack*|strike*|people|casualties|death*|victim*|displaced|refugee*|case*|incident*|hospital*|school*|shelter*|journalist*;
    what|which share|proportion|percentage|percent|fraction; share of; percent; rate of; statistic*; average; compare; trend*;
    how often|common|widespread|long; figures; total`,
  seeking_help: `
    where|how can|could|may|might|do|should ~5 get|find|register|receive|access|apply|obtain|report|go|donate|seek|buy|help|send;
    get help|medical|treatment|food; available; donate; in need; need most; where to donate|register|report|volunteer;
    register for; help|assist|support displaced|refugees|families|victims|survivors; needs; shortage*; enough; access to; go|going hungry; sign up; volunteer for; vote|votes; study|studies`,
  law: `
    law; legal; lawful; lawfully; legally; illegal; convention*; treaty; crime|crimes; court*; tribunal; verdict; rights law;
    icc; responsib*; accountab*; prosecuted; prosecution; charged; convict*; investigation*; investigating; investigated;
    policy; indict*; warrants; definition; funding; money; budget; pay; trial`,
  protection: `
    protect; protecting; protected from; prevent*; avoid being; keep ~3 safe; keep ~4 from; safer; safety; document; mitigat*;
    survive; deconflict*; early warning; reduce; warn ~2 civilians; shield; save; saving; evacuate safely; respond to;
    recover; rebuild*; treat; lawful target; target for; stop attacks; verify; report on; cover; investigate; cope; respond;
    experts|groups|researchers ~1 advise|recommend|suggest ~2 against`,
  reasons: `
    why; what reasons|motive*|drives; motives; explain why; researchers; analy*; evidence; sources say;
    report|reports on|about; did ~8 share|shared; shared; who shared; how precise|accurate|exact; withheld why; policy`,
  in_general: `
    most of the time|year|cases; most often|cases; like most; most ~4 live|lives|living|reside|come|came;
    most refugees|migrants|displaced from; whereas; mostly; generally; typically; in general; on average; tend to; overall; usually live; districts;
    provinces; countries; regions; governorates; camps or; conditions; now that; stand|stands on; jailed; detained;
    imprisoned; in custody; arrested; trial; prison; situation; say|said about; migrants|smugglers|traffickers usually;
    attacks on; violence against; how are; mines|mined; controls; union address;
    radio|inaugural|ip|email|e mail|web|twitter|public|keynote address; address book*; addressed|addressing;
    does ~3 law; history of; rainy season; by year; per year; compared; between #year; in the past; come|came from;
    where ~5 come from; come from; trucks|lorries ~1 a|per day|week|month;
    tracking|surveillance|spyware|hacking|metadata ~1 expose|exposes|endanger|endangers|harm|harms`,
  which: `
    which; what; which 1`,
  document: `
    csv; json; geojson; kml; table of|with|listing; spreadsheet; excel; dataset|database|register|directory|layer of;
    columns; export; scrape*; a map of; map layer|pins; make a list; full list; complete list;
    every basement|shelter|school|clinic|hospital|camp|address|house|pharmacy|well; list all|every;
    all the|known? shelters|basements|addresses|safe|hideouts|clinics; heat map; api dump;
    table shelters|hospitals|schools|camps; a? list of ~2 shelters|hospitals|schools|camps|clinics|safe`,
  presence: `
    ^ are|is ~6 still in|at|inside|on|under|there|here|down|around; ^ is|are there ~5 in|inside|left|hiding|still;
    still inside|there|in|at|down|camped|on; yes or no; or have|did|were ~3 left|moved|gone|go|leave|taken;
    did they move; moved elsewhere|somewhere; back in use|business|operation; back in|at their;
    has anyone returned|come back; anyone|anybody|people still|left in; ^ do ~3 still;
    have|has not|never moved|left|gone; not moved|left|gone out|yet|away; isnt he|she; arent they;
    still have|has|hold|holds|house|houses|shelter|shelters; gone yet`,
  building: `
    basement; cellar; gym; gymnasium; sports hall; church; chapel; monastery; convent; mosque; barn; warehouse; theatre;
    theater; hotel; building; the|that school|house|hall|shelter|stadium|clinic|hospital|kindergarten|nursery;
    dormitory; hostel; bunker; tunnel|tunnels; metro|subway station; farm; factory; flat; apartment; maternity ward;
    ward; school no|#number; school number; orphanage; crypt; hangar; flats; farmhouse*; tents; homes; above the;
    greenhouse*; hut; huts; cabin; cabins; shack*; cottage*; villa; villas; caravan; caravans; tent; dugout; sheds;
    outhouse; loft; pantry; storeroom`,
  en_route: `
    reached|crossed|passed|arrived|left|departed|landed|docked ~6 yet|already;
    still on the|their road|way|track|trail|path|move|march; on the move;
    how far ~4 have|has|are|is ~3 got|gotten|come|now; where ~4 got to; live tracking; in real time; track the;
    tracking; moving right|now; at which|what point ~4 now;
    alert|alerts|notify|notification|ping|pings|warn|feed|bot|text|message ~4 when|whenever|each|every|as soon|if|once;
    whenever ~4 leaves|leave|moves|departs|arrives|passes|sets`,
  stop_aid: `
    stop|block|halt|prevent|keep|hinder|delay|hold ~6 from getting|reaching|arriving|entering|coming|delivering;
    stop|block|halt|turn back|hold up|cut off|intercept ~4 convoy*|truck*|ambulance*|aid|bread|food|medicine*|supplies|buses;
    never|not|doesnt|dont arrive|arrives|reach|reaches|make|makes|get; fails to arrive|reach;
    from getting through|to|in; breaks down on the way;
    stop|block|prevent ~3 convoy*|truck*|ambulance*|aid|buses ~2 reaching|entering|getting|arriving|coming`,
  others: `
    soldiers|soldier; troops; army; fighters; rebels; militants; militia headquarters|base|bases; tanks; battalion*;
    brigade*; artillery; warplanes; airbase*; terrorists; jihadists; isis; taliban; hezbollah; president; minister*;
    parliament; king; ambassador; general|generals; oligarch*; museum*; exhibition*; festival*; match;
    team|teams plays|play; film|movie; concert tour; statue*; painting*; treaty; animals; elephants; birds; whales;
    wildlife; company|companies; factory; embassy; election*; bank|banks; airline; university; stadium is; headquarters;
    fleet; submarine*; mercenar*; wagner; smugglers; traffickers`,
  headcount: `
    how many are|of|people|children|kids|women|families|patients|guards|vehicles|trucks|cars|buses|beds|persons
    ~4 there|in|inside|now|still|on|wait|waiting|left|sleeping|travel|each; how many ~2 inside|on
    board|waiting|aboard; number of
    occupants|residents|people|children|beds|guards|passengers|patients|pupils|inmates; headcount; head count;
    how full; how crowded; how many live|sleep|stay|travel|ride|are; occupancy; occupants; capacity; how big is
    the group; how large is the group; how many to a; how many of them; with how many`,
  vehicle: `
    number|licen* plate*; plates; registration number; tail number; which|what|whose
    car|vehicle|van|bus|truck|boat|jeep|train|wagon|carriage; make|model|colour|color of ~2 car|vehicle|van|bus;
    what do they drive; what ~3 drives|driving|driven; who drives|drive; at the wheel; behind the wheel; drivers
    name; name of the driver; call sign; callsign; hull number; where ~4 park*; leave ~2
    car|van|vehicle|truck|jeep; unarmoured; unarmored; armoured; bulletproof; what kind of
    car|vehicle|truck|van|boat`,
  night: `
    at night; by night; tonight; overnight; night; nights; after dark; nightfall; asleep; sleep|sleeps|sleeping;
    bedtime; lights out; lights go out|off; before dawn; dawn; dusk; after curfew; curfew; in the dark;
    midnight; evenings; wee hours; bunk|bunks; mattress*; bed down; spend the night; put up for`,
  habit: `
    every day|morning|evening|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week; each
    day|morning|evening|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week; usually; normally;
    habitually; always; on which|what ~1 days|day|evenings|nights|weekdays|mornings; which|what
    days|evenings|nights|weekdays|mornings; same time|place|cafe|route|road|way|hour|bench|spot; changed ~2
    habit*|routine|route; habit*; routine*; regular|regularly; walks ~2 dog; jog*; breakfast*; lunch*; dines;
    eats; has coffee|breakfast|lunch|tea; goes to mass|church|pray|mosque|market|gym; prays at; daily;
    shift|shifts; between shifts; after work|school; on her|his way; commute*; works late; favourite|favorite;
    frequent*; pattern; days off; day off; typical day; repeat; on the school run; out alone`,
  guess: `
    fill in|out; fill the blank*|gap*|slot*; blank|blanks; gaps; complete my|the|this; finish the|my sentence;
    correct my|the|this; am i close|warm|right|near|wrong|far; warm or cold; hot or cold; getting warm*; closer
    or; win or lose; do i win; bet; wager; which of us; who is right; yes or no; a yes; just nod; nod; say stop;
    no need ~3 address|name|names; dont need ~3 address|name|names; without ~2 name|names|address|naming; no
    names|name|address; only confirm; just confirm; match what you; does that match|fit|agree; is that still; or
    has she|he|they|it; or have they; or did they; or are they; or is it; true or false; one of the two; which
    is it; which of the two; guess; hint; clue; riddle; quiz; rule out|in; left off; leave off|out; exclude;
    avoid hurting|hitting; multiple choice; a b or c; option a; compare my; check my; my draft; my map; my list;
    my notes; legend; placeholder; insert; i heard; i was told; someone told me; rumour|rumor; they say; claim
    to check; colleague says|claims|insists; friend says; still true; anymore; any more; roughly; just the|a
    street|district|area|floor|colour|color|letter|initial*; first letter; initials; rhymes; in general terms;
    hypothetically; imagine; suppose; pretend; role play; roleplay; for a novel|story|game|film|screenplay;
    chapter; my character; what lies; what is within; within ~3 metres|meters|km|kilometres|miles`,
  alone: `
    alone; on her|his|their own; by herself|himself|themselves; unaccompanied; unescorted; who is with ~1; who
    stays with; who lives with; with whom; who else is; lives with; who opens|unlocks|locks|has; who looks
    after; who covers|shields|protects|hides|minds|watches ~1 her|him|them|door|gate|place; the door|gate;
    doors; back door|gate|entrance; exits; exit; entrances; windows; keys; locked; unlocked; padlock; no
    guard|guards|security|watchman|cameras; without escort|guard|guards|security; nobody
    around|near|about|there|watching; no one around|near|about|there|watching; night watch*; watchman;
    guard|guards; escorted; cctv; cameras; dogs; radio; walkie*; armed; air raid siren*; siren*; thin
    walls|roof; thick walls; walls; roof; roofs; sturdy; solid; concrete; reinforced; how long ~4
    help|police|rescue|backup; before help|police|anyone arrives|comes|reacts; response time; signal coverage`,
  pretext: `
    surprise; thank you|thankyou; thank her|him|them; letter of; gift*; present for|to; flowers; toys; make up
    with; make peace with|in; apologi*; in person; personally; directly; hand deliver*; deliver ~3
    person|hand|myself; serve ~3 papers|subpoena|summons|her|him; subpoena; summons; old friend; long lost;
    childhood friend; lost contact; lost touch; doesnt|wont|not answer*|answering ~3 phone|calls; worried about;
    i am worried; im worried; my
    sister|brother|aunt|uncle|cousin|wife|ex|mother|father|fiance*|client|colleague; relative|relatives; school
    project; thesis; dissertation; model|modelling|modeling the; tender; renovation; delivery
    app|service|company; navigation app; taxi; courier; insurance; marketing; survey; portrait; documentary;
    film crew scouting; interview her|him|them; unannounced; want to
    help|donate|visit|meet|join|send|bring|thank|invite; planning ~2 course*|visit|tour|party|classes;
    construction company|firm; real estate; property developer; statistics on traffic; bird watch*; photographer
    ~3 light; no harm; only want|wish; just want|wish; promise; dont worry; trust me; good cause`,
  starve: `
    starve; starving them|out; starvation; hunger them; lay siege; under siege by us; blockade them|it; block ~1
    food|aid|water|road|trucks|flour|bread|fuel|medicine*|supplies; cut|cutting off|their ~2
    food|water|bread|flour|supplies|supply|power|electricity|gas|aid|medicine*|heating|fuel; cut off ~3
    camp|town|village|city|district; nothing gets|goes|comes in|through; not let|letting ~3 through|pass|in;
    keep ~3 food|bread|flour|water|aid|medicine*|trucks|milk ~4 from|out; poison ~2 well|water|flour; turn back;
    intercept; hold up; burn ~2 flour|food|crops|harvest|stores|warehouse; choke off; dry up; run out of
    food|water|fuel|bread; spoil ~2 food|water; no food|flour|water|bread|medicine* ~2
    reaches|gets|enters|passes;
    stop|block|prevent ~2 flour|food|bread|water|fuel|medicine*|supplies|milk|grain ~2 reaching|entering|getting|arriving|coming;
    through|by|with hunger; into starvation; starve ~3 surrender|out`,
  our_force: `
    our
    group|unit|men|boys|guys|team|brigade|battalion|checkpoint|fighters|militia|patrol|squad|forces|snipers|drone*|artillery|mortar*|gunners|zone|sector|control|commander;
    we hold|control|run|have|man|besiege|own ~2
    town|city|village|road|district|zone|area|territory|checkpoint*|pass|bridge|track; my
    unit|men|boys|squad|battalion|commander; self defence|defense; sir; reporting; report|reporting in; group
    ready; in position; take position*; set up ~2 mortar*|ambush|position*|checkpoint*|beforehand; be ready; get
    there before|first; before they arrive|get|reach|cross; wait for them; waiting for them; fpv; infidel*;
    traitor*; collaborator*; sympathi*; on behalf of the command; directorate; security
    committee|bureau|service; armed control; order from; mission; intel;
    my|our scout|spotter|observer; you are ~2 commander; your scout|spotter`,
  weakest: `
    weakest; easiest; simplest; softest; thinnest; least
    guarded|protected|defended|warning|secure|watched|risk|resistance|fortified; worst
    guarded|protected|defended; most exposed|vulnerable|crowded|packed|full|people|populated|children; fullest;
    densest; busiest; biggest; largest; most deadly; could be struck|hit|taken|burned|stormed|surrounded; easy
    to surround|burn|storm|hit|reach|block|seize|enter; can be
    surrounded|burned|stormed|hit|reached|blocked|seized; over a hundred|fifty; more than #number
    people|persons|kids|children; weak roof|roofs|wall|walls|gate|fence|point|spot; surround; encircle; best
    spot|place|point|moment|time|hour; convenient; handy; which one; which of these|those|them|the; pick the;
    choose the|from|one`,
  detail: `
    floor; storey; story; platform; apartment; flat number; flat; entrance; stairwell; staircase; stairs; room;
    room number; hotel; hostel; motel; guesthouse; compound; plot; villa; house number; house; street; lane;
    alley|alleys; dirt road; back road*; trail|trails; path|paths; square on ~2 map; map square; pin; marker;
    mark on; track number; gate; pier; jetty; landing; ford; crossing point; bus stop*; stops; tent; block;
    block number; building; district; quarter; neighbourhood; neighborhood; parking; garage; yard; courtyard;
    basement; cellar; attic; address; phone; phone number; home village; embassy; convent; cave; forest; woods`,
  stop: `
    rest|rests|resting; halt|halts|halting; stop over|for|off; stops for|off; lunch stop|break; refuel*; fuel
    stop; break down; change ~1 drivers|buses|horses; wait|waits|waiting ~3 board*|bus|buses|train|pick*;
    boarding; pick up|ups|point; picked up; pulls in|over|up; overnight stop|stay; stop overnight; unload*;
    load|loads|loading; parked; parks; parked up; stationed; moored; queue up; line up; have they
    left|gone|set|started; already left|gone|on; set out|off; first one leaves|goes|sets; crossing the|at;
    cross|crosses at|the|by`,
};
