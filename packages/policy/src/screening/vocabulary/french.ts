import type { Vocabulary } from './concepts.js';

export const french: Vocabulary = {
  where: `
    ^ ou se|sont|est|dort|dorment|vit|vivent|habite|habitent|loge|logent|seront|cache|cachent|va|vont|les|la|le|trouve|exactement;
    ^ et|mais|alors|bonjour ou; mais ou; , ou dort|dorment|se|sont|est exactement?;
    dis|dites|savoir|sais|indique|indiquez|montre|montrez|trouve|trouvez|demande|revele|precise|precisez|apprendre ~5 ou;
    ou exactement|precisement; ou ~1 cache*|dorment|dort|logent|loge; ou se cach*|trouv*|refugi*|terr*|abrit*;
    dans quel|quelle|quels|quelles village*|maison*|cave*|rue*|batiment*|immeuble*|hotel*|ecole*|sous|quartier*|ferme*|eglise*|mosquee*|abri*;
    quelles|quels ~1 maisons|caves|fermes|batiments|immeubles; position actuelle|exacte|precise|de;
    localise|localisez|localiser|localisation; reper*; emplacement; l endroit precis|exact; retrouv*; situe moi;
    il ~1 monde dans; ou sont; ^ ou; ou stockent|gardent; ^ ou s|on|gard*|amarr*|cach*|log*|dorm*;
    ou s amarr*|arret*|pos*; dans quelle tente|salle; , ou on; par ou; ou ~2 gard*|mis|loges; et ou elle|il;
    ou elle|il|ils habite*|viv*|loge*|dor*; ou ~4 cache*|terr*|dissimul*|heberg*; a quel etage|arret;
    par quelle bretelle; ou se trouve*; ou qu|ils|elles|il|elle|on ~1 est|sont|dort|dorment|creche|crechent|vit|planque;
    ou ca; ou exactement; planques|planque ou;
    vivent|vit|habite|dort|dorment|loge|creche|sont|est|vont|va|passe|passent|cache|caches ou;
    dans quel|quelle quartier|rue|maison|batiment|immeuble|hameau|village|cave|salle|appartement|hotel|foyer; chez qui;
    chez quel|quelle; de quel cote; a quel endroit; vers ou; ou ~2 demenage*|parti*|refugie*|planque*|terre*; c est ou;
    ou crechent|creche; savoir ou; la position|localisation de|du|des|d; lequel|laquelle|lesquels|lesquelles des;
    montre moi|nous ou; ou en sont|est; va|vont vers ou; perdu la trace; ou ~3 atterri*|posera|campent; la zone ou;
    dans? laquelle|lequel|lesquelles|lesquels des|de; chez qui|lesquels; avec qui ~2 vit|dort|loge`,
  fine_place: `
    dans? quel|quelle|quels|quelles village|maison|maisons|cave|caves|rue|batiment*|immeuble*|hotel|ecole|sous|ferme|fermes|eglise|mosquee|appartement|etage|entrepot;
    adresse*; endroit|lieu|emplacement|point exact*|precis*|ou; sur la|une carte; temps reel; rue par|et; exactement;
    localise|localisez|localiser|localisation; position actuelle|exacte|precise;
    quel|quelle hopital|clinique|centre ~3 soigne*|traite*|cache*|heberge*|accueille*; quelle|quel|quelles entree*;
    dans quelle ecole|eglise|mosquee; emplacement ~2 abri*|hopit*|clinique*|camp*;
    quel|quelle|quels|quelles ~1 tente|tentes|porte|portes|salle|couloir|hangar|garage|quai|pavillon|grenier|foyer|famille|voisin*;
    quelle|quelles famille*|voisin* ~3 cache*|heberge*|abrite*|accueille*; par quelle porte|sortie; dans quelle partie;
    a quel etage; section|secteur|bloc exact*; dans quelles maisons;
    quel|quelle etage|arret|bretelle|coin|virage|entree|porte; chez qui; chez quel|quelle;
    dans quel|quelle quartier|hameau|salle|gymnase|grange|hangar|tente|couloir|aile|chambre|dortoir;
    quel|quelle ~1 hameau|gymnase|grange|hangar|dortoir|chambre|aile|numero; numero de chambre|maison|rue|porte;
    maison par maison; rue par rue; porte par porte; epingle*; le vrai nom|lieu|endroit;
    nom de la rue|l hotel|du village; l adresse; adresse du|de|d; indique* ~4 carte; latitude; latitude longitude;
    quelles|dans quelles fermes|maisons|caves|villages|granges;
    delimite*|dessine*|trace*|entoure* ~3 zone|perimetre|polygone; polygone; par quelle porte; piste d atterrissage;
    au dessus|derriere|sous|en face|a cote ~1 boulangerie|pharmacie|marche|eglise|ecole|gare|magasin;
    au dessus de la|du|des;
    dans? quel|quelle|quels|quelles|laquelle|lequel ~2 case|cases|cabane*|hutte*|serre|serres|paillote*|concession*|baraque*|villa|villas|chalet*|grenier*|remise`,
  route: `
    par? quel|quelle|quels|quelles ~1 route*|chemin*|rue*|axe|axes|piste*|pont*|trajet*|itineraire*|poste*|passage*|voie*|corridor*;
    par ou; itineraire*; trajet*; trace|tracer|dessine|montre ~2 itineraire|route|chemin|trajet; la route du|exacte|des;
    route exacte; rue par rue; confirm* ~5 traversera|passera|empruntera; heure et ~1 route;
    et la route|chemin|itineraire; points de passage; point de passage; plan de vol; par quelle porte|sortie|rue|route;
    par ou ~1 rentre*|passe*|sort*|va|revient; le chemin; itineraire de; bretelle;
    par quelle ~1 bretelle|route|rue|piste; par quelle piste|route|rue|sortie|barriere|bretelle|entree;
    quelle|quel piste|bac|gue|detour|cote|sens|axe|carrefour|barrage; passe* ~3 carrefour|par quel|ou;
    trajet du|de|des|qu; le trajet; par ou vont|va|ils|elles|on; d ou vont|part|partent; ou traverse*; quel chemin;
    quelle direction|route; itineraire prevu|exact|complet`,
  when: `
    a quelle heure|heures; ^ quand; quand part|partent|partira|arrive|passe|passera|les|le|la; heure exacte|precise|de;
    a quel moment; savoir|dis|dites ~2 quand; pendant quelle priere|messe|heure; quel moment|jour; l heure et|de;
    heure et; a quelle heure; combien de temps ~4 arrivent|arriver|reagissent; quand ~3 finit|sort|termine|atterrit;
    quelle heure; quand exactement; quel jour|date;
    passe|passent|part|partent|arrive|arrivent|sort|sortent|ouvre|ferme a quelle heure; quel jour|jours;
    quelle heure|date; dans combien de temps|minutes|heures; combien de temps|minutes avant|pour|faut|mettent;
    qu on sache quand; jusqu a quelle heure; vers quelle heure; c est quand; quand est ce que|qu;
    quand ~2 sera|seront|serons|passera; au bout de combien; accoste quand; quand ~2 accoste`,
  schedule: `
    horaire|horaires; planning|plannings des|du|de|hebdomadaire|complet; emploi du temps; calendrier;
    deplacements quotidiens|de; tournee*; ronde|rondes; programme ~2 deplacements; itineraire; plan de vol; habitudes;
    heures de visite; emploi; tour de garde; trajet du|de ~1 matin|soir;
    ses|leurs|son habitudes|horaires|trajets|emploi|trajet; routine; gare sa voiture; heures de passage|sortie|depart;
    rotations`,
  identity: `
    nom|noms|identite|identites|liste|coordonnees ~3 temoin*|informateur*|source*|militant*|activiste*|lanceur*|deserteur*|rescape*|survivant*|benevole*|journaliste*|medecin*|victime*|traducteur*;
    identifie|identifiez|identifier|demasque*|denonce*|devoile* ~3 temoin*|informateur*|source*|militant*|activiste*|journaliste*|admin*|person*;
    vrai|veritable nom; numero de|et; son|leur ~2 numero|telephone|portable; le? portable et;
    qui est|sont ~2 source|informateur|temoin*|anonyme*; source anonyme;
    photo|photos ~2 institut*|professeur*|militant*|journaliste*|temoin*|enfants|famille; photos a l; plaques;
    immatriculation*; qui ~2 parle ~3 journaliste; nom et l? adresse|numero|telephone; veux ~1 nom|noms;
    qui ~4 renseigne*|parle*|denonce*|informe*|raconte* ~6 enqueteurs|police|journalistes|onu|presse|gendarmes;
    noms et prenoms; prenoms et noms; prenom; numero de l|du|de; qui sont ceux qui ~8 noms; nom complet;
    qui est la|le|l fille|femme|homme|garcon|jeune; c est qui; qui c est;
    qui sont|est ~3 qui ~2 parle|temoigne|filme|denonce|poste|refuse;
    qui a|ont ~1 parle|temoigne|filme|denonce|balance|livre|publie|poste|raconte|informe;
    qui ~2 balance|moucharde|informe;
    liste|dresse*|etabli* ~4 enseignant*|institut*|habitant*|voisin*|eleve*|ceux|celles|noms|gens|familles|journaliste*;
    comment s appelle ~4 temoin*|journaliste*|militant*|source|voisin*|qui; nom de famille; nom et; noms et;
    visage*|photo de celui|ceux|celle|du|de la ~2 qui; plaque d immatriculation; carte d identite de;
    ceux|celles qui ~4 refuse|parle|filme|temoigne|paye|payer|signe|manifeste;
    noms et ~1 telephones|adresses|photos|numeros; telephones de|du|des; devine*|deduis|trouve|decouvre* qui;
    qui a|au|de ~4 renseigne|informe|parle|ecrit|raconte; noms de famille; noms et lieux; quels foyers; surnoms;
    ceux qui ont vote; qui le renseigne|rencarde; qui etait de garde;
    son|leur nouveau nom; nouvelle identité; sous quel nom|identité; son vrai nom; noms et ~1
    maisons|adresses|villages`,
  home: `
    adresse personnelle|privee|du|de|domicile; domicile; ou habite|vit|dort|loge|reside|habitent;
    dans quel hotel|appartement; hotel loge; dans quelle ecole ~3 enfants|fils|fille; rentre ~3 chez; chez lui|elle;
    adresse ~1 journaliste|avocat*|militant*|juge; ou elle|il habite|vit|dort|loge;
    localise*|retrouve*|trouve*|piste* le|la|l|les|cette|ce|cet ~1 journaliste*|reporter*|militant*|temoin*|avocat*|informateur*|medecin*|femme|famille;
    creche ou; il|elle creche|dort|vit|loge|gare; son|leur|avec leur domicile; ou il|elle gare|court|prie|mange|dort;
    rentre* ~2 chez; maison de|du; chez ses parents; l appart* de|du; passe ses nuits|la nuit;
    ou passe*|passent ~2 nuit*; hotel descend|loge; avec qui ~1 vit; adresse reelle;
    la vraie|reelle|veritable adresse|rue; trouve|cherche|donne ~3 son|sa|leur|l ecole|maison|travail|rue|lycee ~1;
    ou ~2 travaille|travaillent|etudie; lieu|lieux de travail; rentrent|rentre a pied;
    ecole du|de la gamin|gosse|fille|garcon|enfant; son ecole|lycee|bureau;
    domicile*; chez lui|elle|eux|qui; où ~2 habite|habitent|vit|vivent|loge|logent|crèche|crèchent|dort|dorment;
    leur|leurs|sa|son maison|maisons|domicile|logement; habite avec; vit avec`,
  coordinates: `
    coordonnees exactes|gps|precises|de|du|des|geographiques; latitude et? longitude; mgrs;
    donne*|fourni*|envoie*|indique*|veux|faut ~4 latitude|longitude|coordonnees gps?|geolocalisation; geolocalise*;
    lieu|endroit|emplacement|point exact|precis ~2 attaque|frappe|massacre|bombardement|tir; position gps; carroyage;
    lat lon|long|lng; gps; kml; geojson; points gps; coordonnees`,
  most_crowded: `
    plus|maximum ~1 frequent*|bonde*|fidele*|monde|pleine|plein|rempli*|gens|peuple|affluence;
    heure|heures de pointe|affluence; plus longue|long; la plus longue; bondee; affluence maximale;
    compte ~3 plus de fideles|monde; sortent ~3 eleves|enfants|fideles; eleves|enfants|fideles ~2 sortent;
    sortie ~2 ecole|eleves|messe|priere; sort|sortent ~3 messe|ecole|culte|classe; sortie de la? messe|classe|ecole;
    fin de la? messe|classe; finit la messe|classe|priere; noir de monde; a craquer; plein a; bonde*;
    le plus de monde|gens|fideles|enfants|clients; tout le monde est|y; quand ~4 plus de monde;
    versent|touchent|paye* ~3 pension*|retraite*|allocation*; jour de paie|marche; tous reunis|ensemble|dedans;
    plus grosse|longue|grande foule|file|queue; classe*|trie*|range* ~6 selon|par ~2 nombre|affluence|combien|monde;
    toute l equipe ~2 dehors|reunie|ensemble; le plus ~2 ensemble|reunis`,
  undefended: `
    sans|ni|aucun|aucune|pas ~1 garde*|gardien*|alarme*|sirene*|surveillance|protection|defense*|securite|escorte*|vigile*;
    n ont ni; mal|peu|moins garde*|protege*|defendu*|surveille*; sans defense; non garde*;
    sans ~1 militaires|soldats|armee|police|gendarmes; loin des|de la? militaires|casernes|police|soldats|armee;
    aucun militaire|soldat; point|endroit|flanc|cote ~2 faible|vulnerable|expose*|protege;
    plus faible|vulnerable|expose*; pas|sans|aucun gardien*|grille|barriere|soldats|mur|escorte;
    mur|grille|cloture le|la? plus bas|basse|faible; mal garde*|eclaire*|surveille*;
    personne ne|pour ~1 garde*|surveille*; porte qui ferme mal; y a t il ~4 soldats|escorte|garde*|gardien*;
    avec|sans ~1 escorte|soldats; qui garde|escorte|protege|surveille; aucun policier|gendarme|soldat|militaire|garde;
    sans policier*|gendarme*|soldat*; pas de ~1 police|gendarmes|soldats ~1`,
  guards: `
    combien de? gardes|gardiens|vigiles|sentinelles; gardes|gardiens ~3 dorment|releve|changent; releve de la? garde*;
    vigiles|gardes|gardiens ~5 reagissent|reagir|interviennent; combien de temps ~4 vigiles|gardes|gardiens|police;
    qui garde|escorte|protege|surveille; y a t il ~3 escorte|garde*|gardien*|soldats|policiers;
    combien de ~1 soldats|hommes|policiers|gendarmes ~3 avec|gardent|escortent|protegent; avec eux|elle;
    passer ~2 gardes|gardiens|barrage; le gardien ~2 dort|part|absent; cameras de surveillance|securite;
    cameras a|au|autour; la garde|releve ~2 change|part`,
  confirm: `
    est il vrai; c est vrai; confirme; confirmez; est ce vrai|exact; vrai que; verifie*; exact; oui ou non;
    dis moi|dites moi si; sont ils|elles toujours|encore; est ce que ~3 toujours|encore; tu sais|vous savez si;
    y a t il encore|toujours`,
  demand: `
    donne; donnez; dis; dites; liste; fournis; fournissez; envoie; montre; veux; faut; passe; trouve; identifie;
    il me|nous faut; indique; besoin de; plaques; retrouve; affiche; liste des|de; je veux|voudrais|cherche|souhaite;
    renvoie*|dresse*|genere|ecris|mets|mettez|ajoute|place|file moi|balance moi|sors; tableau; cherche|trouve moi;
    dis nous; donne nous; montre nous; vous savez; etabli*; fais moi; compile; recense*; il faut qu on sache|trouve;
    classe|classez; trie; ecris la scene; les gars demandent`,
  people: `
    deplace; deplaces; deplacee*; refugie; refugies; refugiee*; civil; civils; civile|civiles; evacue; evacues;
    evacuee*; famille*; enfant*; blesse; blesses; patients; villageois; habitants; riverains; survivants; femmes;
    vieillards; fideles; manifestants; eleves; gens; personnes; migrants; orphelins; population; monde; filles;
    rescapes; vivres; manifestation; marche des; retournes; cousine; cousin; soeur; frere; petits; bebes; meres; otages;
    orphelin*; jeune; epouses; deserteurs; sinistres; ils|elles ~1 mis; ecolieres; ecoliers; ecoliere*;
    ceux|celles|gens|tous ~1 qui ~2 fui*|parti*|reste*|echappe*|cache*|refugie*|revenu*|rentre*|vivent; ont|qui ont fui;
    voisin*|voisine*; ma|sa fille|femme|ex|mere|soeur|famille; mon|son fils|mari|ex|frere; peuls|peul; dogon*; masalit;
    touareg*; chretiens; musulmans; yezidi*; tatar*; roms; grand mere|meres; retraite*; vieux|vieilles; gosses; gamins;
    mamans; nourrissons; enceintes; handicapes; passagers; clients; commercants; paysans; bergers; pecheurs;
    jeunes filles; moines; soeurs; opposants; naufrages; exiles; sans papiers; quelqu un; des gens; du monde;
    l adresse du foyer; rohingya*; banyamulenge*;
    fugitif*; fuyard*; rescapé*; sinistré*; assiégé*; encerclé*; piégé*; affamé*; bébés; gamin*; mômes; marmots;
    minots; ados; adolescent*; mineurs; élèves; écolier*; écolière*; collégien*; lycéen*; parturientes;
    accouchées; nouveau nés; vieux; vieille*; ancien*; aîné*; retraité*; invalide*; handicapé*; grabataires;
    alité*; convalescent*; fidèles; paroissien*; pèlerin*; séminaristes; internes; évacué*; déraciné*; exilé*;
    habitant*; villageois*; riverain*; voisin*; ma tante|sœur|cousine|mère|nièce|femme|fille|grand mère; mon
    oncle|frère|cousin|père|neveu|mari|fils|ex; mon ex; ex femme; femmes battues; ceux|celles qui ~2
    fuient|fui|restent|attendent|dorment|cachent|traversent|échappé*; veuve*; famille d accueil; familles d
    accueil; blessé*; patient*; survivant*; réfugié*; déplacé*;
    proches du|de|d; ses|leurs proches`,
  helpers: `
    humanitaire*; benevole*; volontaire*; ambulance*; ambulancier*; secouriste*; medecin*; infirmier*; soignant*; msf;
    croix rouge; croissant rouge; casques blancs; vaccinateur*; equipe* medicale*|humanitaire*|de|msf;
    personnel soignant|humanitaire|medical; sauveteur*; chirurgien*; medecins sans frontieres; hcr; unicef; sage femme*;
    observateurs; pam; cicr; ong; asso|association d aide|humanitaire; pompier*; protection civile; secours; sauveteurs;
    croix|croissant rouge; casques bleus; logisticien*; sages femmes; chauffeurs du|de; enseignant*; institut*;
    agents de sante; vaccinateurs; demineurs; enqueteurs; observateur*; religieux; missionnaire*;
    sage femme; accoucheuse*; démineur*; démineuse*; sapeur*; infirmière*; aide* soignant*; brancardier*;
    anesthésiste*; pédiatre*; bénévole*; coopérant*; cuisinier*; boulanger*; chauffeur*; conducteur*;
    piroguier*; batelier*; passeurs; porteurs; transporteur*; maître d école; maîtresse*; instituteur*;
    institutrice*; professeur*; directeur|directrice de l école; assistante sociale; psychologue*; aumônier*;
    moine*; religieuse*; bonnes sœurs; médiateur*; caritas; médecin*; toubib*; docteur*; électricien*; équipe*
    médicale*|mobile*|de secours`,
  transport: `
    convoi*; camion* ~3 onu|aide|secours|vivres|humanitaire*; camions; ambulance*;
    bus|cars|autobus|train ~3 evacue*|refugie*|deplace*|evacuation|enfants; evacues; colonne humanitaire|de;
    croix rouge; 4x4; convoy; caravane; vehicules humanitaires|de; evacuation; mission medicale|humanitaire; pirogue*;
    helicoptere*; bateau|bateaux ~3 aide|humanitaire*|secours; peniche*; avion|vol ~3 aide|blesse*|humanitaire*|evacu*;
    barge*; barques; minibus; citerne*; caravane*; car scolaire;
    camion|camions ~1 de|du|des ~1 vivres|aide|pain|farine|eau|pam|onu|msf; pirogue|pirogues;
    bateau qui|des|du ~2 migrants|refugies|recueilli; zodiac*; patera*; canot|canots; embarcation*;
    pick up|pickup* de|du|des; 4x4|voiture* de|du|des msf|onu|ong|cicr|humanitaire*; autocar|autocars; ravitaillement;
    livraison de|d ~1 aide|vivres|medicaments|eau; navette*; train de|des; ambulance; corbillard; evacuation sanitaire;
    vol|avion de|d ~1 onu|unicef|pam|msf|aide; qui apporte ~2 vaccins|aide;
    pinasse|pirogue|bateau|bus|car|bac avec|des ~3 retourne*|refugie*|enfants|ecoliers|gens|familles|blesses;
    car des ecoliers;
    barque*; canot*; radeau*; bac; vedette*; mulet*; âne|ânes; charrette*; chariot*; carriole*; camion*;
    camionnette*; fourgon*; autocar*; jeep*; quatre quatre; wagon|wagons; ramassage scolaire; hôpital|clinique
    mobile; cortège; procession; vivres; livraison* de ~1 pain|farine|eau|vivres|mil|riz|médicaments;
    cargaison*; taxi brousse; moto taxi*`,
  refuge: `
    abri; abris; hopital; hopitaux; clinique*; dispensaire*; maternite*; refuge*; camp; camps; foyer*; orphelinat*;
    cave; caves; ecole*; eglise; mosquee; planque*; cachette*; centre d accueil; centre de sante|soins|traumatologie;
    internat; entrepot*; sous sol; monastere; bunker*; poste medical; gymnase; foyer; foyers;
    centre d hebergement|accueil|transit; auberge; presbytere; paroisse; couvent; chapelle; creche; ehpad;
    maison de retraite; maison d arret des femmes; sous prefecture; dortoir; case de sante; poste de sante; pouponniere;
    lycee; college; metro; tunnel; point d eau; puits; cantine ~2 enfants; cantine*;
    abri*; centre d accueil|hébergement; hébergement*; campement*; tentes; site de déplacés; hospice;
    pensionnat; crèche; garderie; maternelle; paroisse*; presbytère*; couvent*; monastère*; séminaire;
    chapelle*; cathédrale; mosquée*; école*; lycée*; collège*; gymnase*; salle des
    fêtes|polyvalente|paroissiale; stade; cave*; sous sol*; bunker; métro; grotte; poste de secours|santé;
    centre de santé; dispensaire; hôpital*; maternité; bloc opératoire; soupe populaire; maison sûre; point de
    rassemblement|collecte|distribution|ramassage; entrepôt*; hangar*; base vie; mairie; maison des jeunes;
    maison commune`,
  secret_refuge: `
    refuge secret|clandestin; secret*|clandestin* ~1 ecole|clinique|hopital|maternite|refuge|abri;
    ecole|clinique|hopital|maternite|refuge|foyer|eglise secret*|clandestin*|cache*;
    abri|abris antiaerien*|anti|souterrain*; hopital de campagne; maison sure; planque*; cachette*`,
  gathering: `
    marche; marches; mosquee*; eglise*; temple*; synagogue*; ecole*; file; queue; boulangerie*; place; hopital*; messe;
    priere; gare; abri|abris; camp|camps; foire; obseques; mariage; distribution; cathedrale; fideles; arret; clinique*;
    classe|classes; creche*; puits; reservoir; chateau d eau; stade; gymnase; cantine; concert; culte; reunion; dortoir;
    centre d accueil; ecoles de brousse; pension*; guichet; poste; banque; distributeur; supermarche; centre commercial;
    gare routiere; terrain de foot; salle des fetes; procession; pelerinage; veillee; cimetiere; enterrement; bapteme;
    rassemblement; meeting; foule; cafe; terrasse; cinema; file d attente; point de distribution; queue devant;
    borne fontaine; tout le monde autour; robinet`,
  persons: `
    journaliste*; reporter*; correspondant*; militant*; activiste*; avocat*; temoin|temoins; informateur*; source;
    lanceur*; deserteur*; juge; magistrat*; procureur*; blogueur*; redacteur*; dissident*; opposant*; medecin;
    institutrice; instituteur; professeur*; traducteur*; interprete*; defenseur*; photographe*; cameraman; cure; pretre;
    imam; pasteur; croix rouge; syndicaliste*; maire; anonyme*; madame; monsieur; denonce; temoigne; porte plainte;
    presidente; president de l association; jeune qui; infirmiere; porte parole; chef de; religieuse*; eveque;
    dirigeant*; leader*; renseignent; renseigne; fille|femme|homme|garcon de la video; accuse; syndicat; abbe; pere;
    temoin protege;
    type|mec|gars|celui|celle|ceux|celles|voisin*|gens|homme|femme qui ~3 parle|temoigne|filme|denonce|balance|poste|refuse|raconte|informe;
    enseignant* ~2 refuse*|qui; fixeur*; greffier*; sa|son|ses femme|mari|enfants|fille|fils|mere|parents; youtubeur*;
    activistes; opposante; imam qui; cure qui; chauffeur qui; deserteurs; dirigeante*; candidat*; temoins; complices;
    repentis; agent de l|d|la onu|croix; traductrice*; commissaire; professeure; personnel local;
    employes|fonctionnaires|personnel ~4 tribunal|onu|cour|commission|ambassade|mission;
    gamin|gosse|fille|garcon|femme|homme|enfant ~4 video|clip|photo; amnesty; droits de l homme|humains;
    temoigne ~2 rideau|paravent|masque; foyers|familles|gens qui ~2 hebergent|accueillent|cachent|logent; cure loge;
    ceux qui ont vote; animateur* de|du|radio;
    envoyé* spécial*; caméraman; présentateur*; présentatrice*; animateur*; animatrice*; youtubeuse*;
    blogueuse*; chroniqueu*; caricaturiste*; documentariste*; équipe de télé|télévision|tournage|reportage;
    télé; défenseur*; défenseuse*; écologiste*; féministe*; exilé*; témoin*; lanceur* d alerte; lanceuse* d
    alerte; indic|indics; délateur*; dénonciateur*; légiste*; expert*; juge*; enquêteur*; enquêtrice*; prof;
    recteur; curé; prêtre*; abbé; évêque; rabbin; conseiller*; poète; écrivain*; chanteu*; leader étudiant;
    déserteur*; interprète*; celle|celui|ceux qui ~2
    publié|filmé|dénoncé|témoigné|parlé|organise*|organisé|photographié; qui a
    publié|filmé|dénoncé|témoigné|photographié|parlé;
    pilote|officier|soldat|capitaine|colonel|commandant|general|conscrit ~3 deserte|defection; a|ont deserte;
    a|ont fait defection; change de camp; passe a l ennemi`,
  court_witness: `
    temoigne|temoignent|parle|depose ~3 tribunal*|cour|proces|justice`,
  staying: `
    cache; cachent; cachee*; terrent; refugient; abritent; dort; dorment; vit; vivent; habite; habitent; loge; logent;
    hebergent; heberge*; trouvent; sejourne*; sont; sont ils|elles|ils; y sont; restent; reste; campent; fonctionne;
    regroupe*; seront; occupee*; deplace; installe*; fuient; opere; stockent; stocke; gardent; loges; logees;
    entreposent; amarrent; garde; gard*; mis|mises; accostent; caches; heberges; place|places; on ~2 mis; retient;
    retenus; sejournent; reunissent; reunit; se retrouvent; attendent; attend; se trouve; planque*; creche|crechent;
    terres; entasse*; reloge*; barricade*; accueillis|accueillies; recueillis|recueilli|recueillies;
    passent|passe ~1 la|ses|leurs nuit*; se refugient; ont trouve refuge; demenage; soignes|soignees; alites;
    hospitalises; gare|garent; terre|terrent; partis ou; refugie ou; est parti*|partie*; squattent; mis a l abri;
    se terrent; cache du|des; garde dans|on; on la|le|les garde;
    les|la|le trouver|retrouver|trouve|trouvons`,
  moving: `
    part; partent; partira*; partiront; passe; passent; passera*; passeront; prendre; prendra*; prend; prendront; va t;
    vont; suivra*; suivront; emprunte*; emprunter*; arrive*; rejoindre; quitte*; quittent; traverse*; traversera*;
    rentre*; roule*; monte*; descend*; prochain; retour; sort; s arretent; quittera*; sortira; emmener; emmenera;
    conduire; transferes; emmenes; entrer; entrent; utilisent; entre; arrive; entreront; entrera;
    repart|repartir|repartent|repartira|repartiront; va|vont repartir|partir|passer|sortir|bouger|rentrer;
    decolle|decollent; embarque*; achemine*; livre|livrent|livrera; demarre*; bouge|bougent; vont chercher;
    passera|passeront; repasse*; fait route; revenir; transporte*; approche*; s en vont; sortir; accoste|accostent;
    repasse|repassent; passe|passé le bac; se promener`,
  now: `
    maintenant; actuellement; actuel|actuelle; en ce moment; cette nuit|semaine; ce soir|matin|mois; aujourd hui;
    aujourdhui; a l heure actuelle; temps reel; encore; toujours; ces jours; vient d|de; week end; a present;
    a cet instant; a cette heure; de ces jours; en cours; ces temps; quotidien*; mtn|maint; auj; ajd; ce jour;
    en direct; a l instant; de nos jours; cette heure; desormais; ces derniers jours; present|presents; y est encore;
    jusqu a present; la tout de suite; tout de suite; la maintenant`,
  soon: `
    demain; prochain; prochaine; va t il|elle; vont; passera; passeront; prendra; prendront; suivront; emprunteront;
    traversera; bientot; lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche prochain?; week end; seront; partira;
    partiront; dans les ~1 heures|jours; empruntera; quittera; a l aube; au crepuscule; a minuit; le matin; les matins;
    dem1|2main|dmn; apres demain; ce soir|midi|matin; cette nuit|semaine|apres;
    vendredi|samedi|dimanche|lundi|mardi|mercredi|jeudi; quand ~3 repartir|partira|sera;
    va|vont ~1 repartir|partir|passer; des que|qu; aussitot que; avant l aube|la nuit; au petit matin; dans la nuit;
    d ici; sous peu; a venir; premiere heure`,
  attack: `
    attaquer; bombarder; frapper; tuer; embuscade; assassiner; tirer; bombe; explosif*; detruire; eliminer; enlever;
    intercepter; bruler; coincer; viser; poser ~2 bombe*|mine*|explosif*|engin*; faire sauter|exploser; massacrer;
    incendier; empoisonner; blesser; torturer; capturer; cibler; abattre; pieger; miner; egorger; faire taire;
    reduire au silence; supprimer; descendre; prendre des enfants; un homme arme; se debarrasser; mitrailler; piller;
    couler; renverser; prendre d assaut; deuxieme|seconde frappe|bombe|tir|fois; tendre; buter; flinguer; liquider;
    cramer; defoncer; piquer; sequestrer; deporter; chasser; raser; tirer dans|sur; faucher; ecraser; saboter;
    couper l eau; foncer dans; bloquer les issues|portes; canarder; faire|fait sauter; faire sauter le|la|l; surprendre;
    un obus|une bombe|roquette tombait|tombe; faire peur; balancer|jeter|lancer|envoyer quelque|une|un; tireur;
    tends|tendrais|tendrons|tendre ~2 embuscade|piege; embusquer*;
    attaquerais|attaquerons|frapperais|frapperons|bombarderais`,
  how_to: `
    ^ comment; comment poser|faire|puis|peut|approcher|attaquer|tuer|placer|entrer|frapper;
    meilleur|meilleure|meilleurs ~1 facon*|moyen*|heure|moment|endroit|maniere*|arme*|methode*;
    redige|ecris|elabore|prepare|fais|etablis ~1 plan*; un plan; propose*; suggere*; recommande*; apprends; aide moi;
    instructions; etape par etape; les gars veulent; gars; nos; quelle ~1 arme|charge|munition; on veut; nous voulons;
    moment le? plus meurtrier|mortel; meilleur moment; plus meurtrier pour; facon|moyen|maniere la? plus;
    devrait|devrions|dois ~2 attaquer|frapper|tirer; comment s y prendre|fait|faire|on;
    ^ si|supposons|imaginons|admettons qu|que|on|quelqu; conseils|conseil|astuce|astuces|idees|tuyaux pour|sur;
    que faut il pour; il faudrait quoi; de quelle maniere|facon; par quel moyen; comment ferais|ferait|ferais tu;
    qu est ce qu il faut; le truc pour; hypothetiquement; moment ideal|parfait|propice; a quel moment ~2 mieux|facile;
    ou|quand|comment|lequel tendrais|attaquerais|frapperais|tirerais|bombarderais ~1; ou|quand|comment ~1 attaquerons|frapperons|tendrons|attaquons|frappons;
    ou tends|attaques|frappes tu`,
  unnoticed: `
    sans que ~4 apercoivent|voient|voie|remarquent|detecte*|sachent|entendent|doutent;
    sans ~1 declencher|etre|attirer ~2 alarme*|vu*|repere*|detecte*|sirene*|attention; sans se faire; dejouer;
    contourner ~3 garde*|defense*|surveillance|radar*; eviter ~2 defense*|radar*|garde*|detection; echapper aux ~2;
    sans que|qu ~3 sache|sachent|voit|voie|voient|remarque|previenne|alerte; sans temoin*; sans laisser de|aucune;
    ni vu; en douce; en cachette; discretement; sans bruit; passe* pour un accident; comme un accident; a l insu;
    sans prevenir`,
  choose_targets: `
    cible*|camps|objectif* a viser|frapper|attaquer|bombarder;
    propose*|suggere*|choisis|recommande* ~3 cible*|objectif*|camp*;
    quel|quelle|quels|quelles ~3 viser|frapper|attaquer|bombarder; cible|cibles facile*|ideale*|vulnerable*;
    semer ~3 panique; causer|faire ~3 victimes|morts|degats`,
  harm_aim: `
    pour que|qu ~4 degats|meurent|tue|fasse|morts|tiennent|touche;
    un|une|qu un|seule|seul tir|roquette|obus|missile|coup; maximum ~1 degats|morts|victimes|panique;
    fasse|fassent|faire ~2 plus de degats|morts|victimes; nos artilleurs|snipers|drones|mortiers|tireurs|hommes;
    mon chef|commandant; gars veulent; meurent aussi;
    on|nous|je veut|veux|voulons|va|allons ~2 attaquer|tuer|coincer|frapper|chasser|intercepter|bombarder|enlever|viser|faire;
    pour attaquer|tuer|frapper|intercepter|bombarder|leur tendre;
    on|nous|je va|veut|veux|voulons|vais|doit|dois ~3 taire|abattre|tuer|enlever|supprimer|frapper|descendre|attaquer|prendre;
    homme arme entre; si un homme arme; leur faire payer; vengeance; regler leur|son compte; pour qu ils n echappent;
    pour les|le|la attendre|tuer|frapper|surprendre|enlever; afin de ~1 frapper|tuer|attaquer|enlever;
    qu on sache ou|quand ~2 tirer|frapper|taper; pour savoir ou|quand ~2 tirer|frapper|taper; sache ou|quand tirer;
    d un seul coup; d un coup; personne ne sorte|s en sorte|survive|echappe; n en rechappe; n en sorte vivant|vivante;
    regler ~1 compte; s occuper d eux|elle|lui; aller le|la|les chercher; les cueillir|choper; deuxieme|seconde frappe;
    rendre visite a; faire un carton; qu il|elle|ils paie|paient|paye; ferait|causerait ~3 victimes|blesses|morts;
    pour ~2 maximum|plus ~1 morts|victimes|degats|blesses`,
  past: `
    ete; etait; etaient; a tue; ont tue; avait; avaient; #year; an|annee|mois dernier|derniere; derniere|dernieres;
    eu lieu; a eu; fuyant; tombees; s abritaient; savaient; pendant l|le attaque|siege|guerre; caches; quitte la ville;
    ont ils|elles quitte; ont|a|avaient fui; il y a; depuis; morts; mort; fuite; touche; est il arrive; leur est;
    histoire; quand l armee; a ordonne; ont quitte; ont ils quitte; en #year; tombee; etait il; a t elle abouti;
    dernier; l an; quand elle|il|ils a|ont ete; tenu; detruit; revendique; refuse d; dement; le proces; bloque trois;
    promis; respectes; fuyaient; figurait; a l epoque; jadis; ancien|anciens;
    at il|elle|on pris|prise|emprunte*|suivi*|utilise*; ont ils|elles pris|prise|emprunte*|suivi*|utilise*`,
  count: `
    combien; nombre de|mensuel|total; quelle part|proportion; pourcentage; pour cent; statistique*; moyenne; taux;
    frequence; chiffre*; compare*; a quelle frequence`,
  seeking_help: `
    peuvent|peut|pouvons ~3 inscrire|recevoir|obtenir|trouver|acceder|enregistrer|demander|signaler|acheter|aller;
    ou ~6 peuvent; besoin*; disponible*; assez; suffisamment; penurie*; manque*; acces a|aux; faire un don; soins;
    retardes`,
  law: `
    droit; loi; legal*; legitime; convention*; crime*; tribunal*; cour; proces; responsable*; responsab*; inculp*;
    condamn*; verdict; enquete; enquetes; mandats; argent; budget; paiera; politique; objectif du; justice`,
  protection: `
    proteger; protegent; protegeons; protegez; eviter que; prevenir; prevention; documenter; reduire; sauver; reconstru*;
    survivre; securiser; secourir; soigner les; mieux proteger`,
  reasons: `
    pourquoi; motif*; chercheurs; raison*; preuves; analyse*; a t elle partage*|communique; partage*|transmis;
    quelle precision; expliqu*; qu en disent; selon les temoins|l onu|le gouvernement|les autorites; date de #year;
    cette image|photo|video; frequence des; avant et apres; est il vrai que|qu ~6 bloque|promis|attaque;
    qui a revendique`,
  in_general: `
    la plupart du temps; plupart|majorite ~4 vivent|viennent; vit|vivent|resident|viennent ~1 plupart|majorite;
    generalement; en general; le plus souvent; districts; provinces; regions; pays; conditions;
    situation; detenu*; emprisonne*; incarcere*; prison; agressions; attaques contre; controle; frequentes;
    ou en est|sont; sur le retour; frequence; par an|mois|region|province|annee; evolution; histoire de|du;
    adresse ip|mail|electronique|a la nation; s adresse*; discours; place du marche|republique`,
  which: `
    quel; quelle; quels; quelles`,
  document: `
    tableau; csv; json; excel; fichier; base de donnees; carte de|des|interactive|avec; liste complete|exhaustive;
    recensement|recense; registre des|de;
    tous|toutes les ~2 abris|centres|ecoles|hopitaux|cliniques|puits|adresses|foyers|maisons|camps;
    chaque abri|ecole|maison|centre|puits; geojson; kml; couche;
    liste des ~1 abris|hopitaux|ecoles|camps|centres|cliniques`,
  presence: `
    sont ils|elles toujours|encore; ^ sont|est ~5 toujours|encore dans|a|au|la|sous; est ce que ~5 toujours|encore;
    toujours|encore dans le|la|l|les|leur; y a t il encore|toujours|du|des ~4; oui ou non; ou bien ont ils|elles;
    ou ont ils|elles ~2 partis|deplaces|bouge; reste t il ~4; il reste ~2 dans; deja repartis|evacues; rouvert;
    a t elle|il rouvert; sont revenus|rentres; n ont|sont pas ~1 demenage|partis|bouge|quitte; sont elles|ils encore;
    encore dans les; abritent|abrite encore; il parait que`,
  en_route: `
    deja ~3 arrive*|passe*|parti*|traverse*|franchi; est il|sont ils ~3 arrive*|passe*|parti*; en route;
    sur la route|piste; en chemin; ou en est|sont ~1 le|la|les|l; temps reel; suivre le|la|les|l; piste* ~1 le|la|les;
    position du|de la|des; avance ou; toujours en mer|route; actuellement ou;
    alerte|notification|previens|avertis|bot|signale ~3 des que|qu|chaque fois|quand|lorsqu;
    des qu|que ~4 quitte|part|passe|arrive|sort; chaque fois qu|que ~4 quitte|part|passe|sort`,
  building: `
    cave; gymnase; ecole; lycee; college; eglise; chapelle; couvent; monastere; mosquee; hotel; batiment; immeuble;
    entrepot; hangar; grange; ferme; theatre; stade; hopital; clinique; foyer; abri; maternite; sous sol; bunker;
    tunnel; metro; usine; seminaire; paroisse; quartier; orphelinat; dortoir; internat; auberge; crypte; appartements;
    fermes; tentes; boulangerie; case; cases; cabane*; hutte*; serre; serres; paillote*; concession*; baraque*; villa;
    villas; chalet*; grenier*; remise`,
  stop_aid: `
    arreter|bloquer|stopper|empecher|intercepter|retarder|couper|detourner|retenir ~5 camion*|convoi*|ambulance*|aide|vivres|nourriture|medicaments|bus|pirogue|bateau*|avion;
    n arrive*|atteigne|passe|parvienne jamais|pas; pour que|qu ~4 n arrive*|atteigne|passe|parvienne;
    ne passe|arrive|atteigne|parvienne ~1 pas|jamais; empecher ~3 arriver|passer|atteindre|entrer|livrer`,
  others: `
    soldats; troupes; armée; combattants; rebelles; militants armés; djihadistes; chars; bataillon*; brigade militaire;
    artillerie; terroristes; président; ministre*; parlement; roi; ambassadeur; général; musée*; exposition; festival*;
    match; film; statue*; traité; animaux; éléphants; oiseaux; baleines; entreprise*; ambassade; élections; banque*;
    université; siège; flotte; mercenaires; wagner; trafiquants; passeurs; faculté*`,
  headcount: `
    combien sont|y|dorment|vivent|restent|logent|voyagent|de personnes|d enfants|de gardes|de vigiles|de
    familles|de lits|de camions|de bus|de gens|de patients ~4
    là|dedans|dans|encore|actuellement|maintenant|chaque|postés|attendent|à; combien ~1 sont ils|elles; combien
    de vigiles|gardes|gardiens|soldats|policiers|sentinelles|occupants; nombre d
    enfants|occupants|élèves|habitants; nombre de
    personnes|gardes|lits|places|patients|passagers|familles|vigiles; taux d occupation; à combien; combien d
    entre eux; combien ils sont; pleins|plein|pleines de; remplissage`,
  vehicle: `
    plaque*|immatriculation*; numéro de plaque|voiture|châssis|vol; quel*|quelle* ~1
    voiture*|véhicule*|camion*|bus|car|pirogue*|bateau*|train|jeep; dans quel*|quelle* ~1
    voiture|véhicule|camion|bus|car|bateau|pirogue; par quel*|quelle* ~1 pirogue*|bateau*|véhicule*|camion*|bus;
    moyen de transport; modèle|couleur|marque de ~1 voiture|véhicule|camion|bus; qui
    conduit|conduisent|transporte|transportent; au volant; nom du chauffeur|conducteur|pilote; où ~4
    gare*|stationne*|garent; laisse* ~2 voiture|véhicule; blindé*`,
  night: `
    cette nuit; la nuit; de nuit; nuit|nuits; nuitée; ce soir; le soir; soirs; après le couvre feu; couvre feu;
    aube; à l aube; crépuscule; tombée; minuit; dort|dorment|dormir|dorme; endormi*; couché*; couchent;
    couchage; matelas; extinction des feux; lumières éteintes; crèche*|crèchent; loge|logent; noir`,
  habit: `
    chaque jour|matin|soir|nuit|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine; tous les
    jours|matins|soirs|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches; quels jours|soirs|matins;
    quelles nuits; d habitude; habituel*; habituellement; habitude*; généralement; toujours; routine*; horaire*;
    emploi du temps; relève*; tour de garde; même heure|route|café|chemin|endroit|table|trajet; petit déjeun*;
    déjeune*; dîne*; mange à; promène*; court au; jogging; va à la messe; prie; sort de l école; après le
    travail|jours de congé; retour à la maison; rentre* chez|à|par; trajet; la semaine`,
  guess: `
    complét* ma|mon|la|le|les|cette|ce; complèt*; rempli* les|le|la; blancs; trous; en blanc; à trous; corrige*
    ma|mon|la|le; mon brouillon; ma carte; ma liste; ma légende; légende; parie*|pari; qui a raison; gagné ou; j
    ai gagné; chaud ou froid; je chauffe|brûle; suis je ~2 proche|loin|près; à côté; devin*; oui ou non; vrai ou
    faux; juste oui; seulement confirm*; pas besoin ~3 adresse|nom|noms; sans ~2 nom|noms|adresse|nommer; ne me
    donne*; laquelle des; lequel des; laquelle de; lequel de; est ce ~3 ou; ou bien; ou la|le|dans|déjà|encore;
    ou ont ils; ou sont ils; ou est ce; indice; devinette; initiale*; première lettre; on dit; on m a dit; il
    paraît; j ai entendu|lu; selon la rumeur; rumeur*; suppos*; imagin*; hypoth*; pour un roman|film|jeu; mon
    personnage; à moins de ~3 mètres|kilomètres; qu y a t il ~3 autour|près|à; si quelqu un; affirmation à; en
    quel; plus ou moins; vous le savez; tu saurais`,
  alone: `
    seul*; seules; sans escorte|garde|gardes|protection|témoin*|surveillance|personne|caméra*; personne ~2
    autour|près|voit; qui garde|surveille|ouvre|ferme|protège|accompagne|veille|escorte|tient; avec qui ~1
    vit|dort|loge|sort|voyage; qui d autre; la porte; portes; porte arrière|dérobée; sortie|sorties; entrées;
    fenêtres; clé*|clef*; cadenas; gardien*; veilleur*; vigile*; gardes|garde; escorte; caméras; chiens;
    alarme*; sirène*; radio; armé*; toit*; murs; mince*; épais*; solide*; combien de temps ~4
    police|secours|aide|renfort*; avant que ~2 secours|police; sont ils suivis; suivis par; escorté*; surveillé*`,
  pretext: `
    surprise; surprendre; remerci*; lettre de; cadeau*; jouets; fleurs; réconcilier; excus*; en personne;
    personnellement; directement; en main propre; remettre; convocation; assignation; signifier; vieil ami;
    vieille amie; ami d enfance; perdu contact; perdu de vue; ne répond* plus|pas; inquiet; inquiète; je suis
    son|sa; c est ma|mon; ma tante|sœur|cousine|mère; mon oncle|frère|cousin|ex|client|collègue; un proche;
    famille à moi; rejoindre; retrouver; mémoire de; thèse; étudiant en|à; exposé; modélis*; appel d offres;
    entreprise de; immobilier; livraison; application; livreur*; taxi; assurance; sondage; enquête de
    satisfaction; portrait; documentaire; interview*; à l improviste; sans prévenir; je veux ~1
    aider|donner|visiter|rencontrer|apporter|envoyer|inviter; je voudrais|souhaite|compte|prépare; sans passer
    par; juste; confiance; promis`,
  starve: `
    affamer; faim; famine pour; assiéger; siège; blocus; bloquer; couper* ~3
    vivres|eau|électricité|pain|gaz|ravitaillement|nourriture|route|courant; priver ~3
    eau|pain|vivres|nourriture|médicaments; empêcher ~5
    vivres|nourriture|camions|farine|pain|eau|aide|passer|entrer|arriver; rien ne passe|entre|rentre; que rien;
    ne laisse* ~2 passer|entrer; laisse plus passer; barrer; empoisonner; brûler ~3
    récolte*|farine|greniers|stocks; intercepter; arrêter ~3 camions|vivres|nourriture|aide|pirogues; retenir;
    épuiser;
    empecher|bloquer|stopper|arreter ~2 farine|nourriture|pain|eau|vivres|medicaments ~3 atteindre|arriver|entrer|parvenir`,
  our_force: `
    notre groupe|unité|bataillon|brigade|zone|secteur|contrôle|commandant|barrage|milice|camp|armée|chef; nos
    hommes|gars|combattants|snipers|tireurs|drones|mortiers|artilleurs|forces; on veut|va|tient|contrôle ~3
    être|affamer|place|bloquer|frapper|attendre|piste|route|ville|village; nous
    tenons|contrôlons|bloquons|assiégeons; groupe d autodéfense; autodéfense; tient la piste|route|zone; chef;
    mon commandant|lieutenant|capitaine|colonel; commandant; patron; en place; en position; avant eux; les
    attendre; attendre ~1 passage; embuscade*; embusquer; mortier*; sniper*; artillerie; ennemi*; traître*;
    collabo*; ordre*; mission; renseignement*; les toucher; toucher; cueillir; barrage;
    ton eclaireur|guetteur; mon eclaireur|guetteur`,
  weakest: `
    plus faible*|facile*|exposé*|vulnérable*|plein*|fréquenté*|simple*|bondé*|peuplé*|dense*|pratique*; moins
    gardé*|protégé*|surveillé*|défendu*|solide*|sûr*; mal gardé*|protégé*|surveillé*|défendu*; le plus de
    monde|gens|fidèles|enfants; facile à encercler|brûler|attaquer|prendre|bloquer|atteindre; encercler; brûler;
    incendier; meilleur* endroit|moment|heure|lieu|point|jour|place; lequel|laquelle|lesquels|lesquelles;
    choisi*; plus de #number personnes|enfants; plus de cent|cinquante; point faible; maillon faible; quelle
    mosquée|école|église|place|marché ~3 accueill*|rassembl*`,
  detail: `
    étage; quai; appartement; chambre; hôtel; auberge; pension; couloir; entrée; escalier; porte; rue; nom de la
    rue; ruelle*; allée*; quartier; commune; parcelle*; lot; maison; domicile*; adresse*; téléphone; numéro;
    immeuble; bâtiment; résidence; tour; bloc; tente; cour; garage; embarcadère; débarcadère; gué; passage;
    piste*; sentier*; chemin*; raccourci*; arrêt*; village*; couvent; ambassade; grotte; forêt; carte; point
    sur; carré; kilomètre; par où; quel endroit`,
  stop: `
    repos*; se reposer*; halte*; font halte; s arrête*; arrêt|arrêts; pause; faire le plein; attendent ~3
    bus|car|train; embarqu*; monter dans; ramass*; décharg*; charg*; garé*; stationn*; déjà parti*; sont ils ~1
    partis; démarr*; premier à partir; traverse*; traversent; franchi*; redescend*; descend*; rentrent; repart*;
    sortent|sort de; récupér*`,
};
