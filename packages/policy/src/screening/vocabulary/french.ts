import type { Vocabulary } from './concepts.js';

export const french: Vocabulary = {
  where: `
    ^ ou se|sont|est|dort|dorment|vit|vivent|habite|habitent|loge|logent|seront|cache|cachent|va|vont|les|la|le|trouve|exactement;
    ^ et|mais|alors|bonjour ou; mais ou; , ou dort|dorment|se|sont|est exactement?;
    dis|dites|savoir|sais|indique|indiquez|montre|montrez|trouve|trouvez|demande|revele|precise|precisez|apprendre ~5 ou;
    ou exactement|precisement; ou ~1 cache*|dorment|dort|logent|loge; ou se cach*|trouv*|refugi*|terr*|abrit*;
    dans quel|quelle|quels|quelles village*|maison*|cave*|rue*|batiment*|immeuble*|hotel*|ecole*|sous|quartier*|ferme*|eglise*|mosquee*|abri*;
    quelles|quels ~1 maisons|caves|fermes|batiments|immeubles; position actuelle|exacte|precise|de; localis*; reper*;
    emplacement; l endroit precis|exact; retrouv*; situe moi; il ~1 monde dans; ou sont; ^ ou; ou stockent|gardent;
    ^ ou s|on|gard*|amarr*|cach*|log*|dorm*; ou s amarr*|arret*|pos*; dans quelle tente|salle; , ou on; par ou;
    ou ~2 gard*|mis|loges; et ou elle|il; ou elle|il|ils habite*|viv*|loge*|dor*; ou ~4 cache*|terr*|dissimul*|heberg*;
    a quel etage|arret; par quelle bretelle; ou se trouve*`,
  fine_place: `
    dans? quel|quelle|quels|quelles village|maison|maisons|cave|caves|rue|batiment*|immeuble*|hotel|ecole|sous|ferme|fermes|eglise|mosquee|appartement|etage|entrepot;
    adresse*; endroit|lieu|emplacement|point exact*|precis*|ou; sur la|une carte; temps reel; rue par|et; exactement;
    localis*; position actuelle|exacte|precise;
    quel|quelle hopital|clinique|centre ~3 soigne*|traite*|cache*|heberge*|accueille*; quelle|quel|quelles entree*;
    dans quelle ecole|eglise|mosquee; emplacement ~2 abri*|hopit*|clinique*|camp*;
    quel|quelle|quels|quelles ~1 tente|tentes|porte|portes|salle|couloir|hangar|garage|quai|pavillon|grenier|foyer|famille|voisin*;
    quelle|quelles famille*|voisin* ~3 cache*|heberge*|abrite*|accueille*; par quelle porte|sortie; dans quelle partie;
    a quel etage; section|secteur|bloc exact*; dans quelles maisons;
    quel|quelle etage|arret|bretelle|coin|virage|entree|porte`,
  route: `
    par? quel|quelle|quels|quelles ~1 route*|chemin*|rue*|axe|axes|piste*|pont*|trajet*|itineraire*|poste*|passage*|voie*|corridor*;
    par ou; itineraire*; trajet*; trace|tracer|dessine|montre ~2 itineraire|route|chemin|trajet; la route du|exacte|des;
    route exacte; rue par rue; confirm* ~5 traversera|passera|empruntera; heure et ~1 route;
    et la route|chemin|itineraire; points de passage; point de passage; plan de vol; par quelle porte|sortie|rue|route;
    par ou ~1 rentre*|passe*|sort*|va|revient; le chemin; itineraire de; bretelle;
    par quelle ~1 bretelle|route|rue|piste`,
  when: `
    a quelle heure|heures; ^ quand; quand part|partent|partira|arrive|passe|passera|les|le|la; heure exacte|precise|de;
    a quel moment; savoir|dis|dites ~2 quand; pendant quelle priere|messe|heure; quel moment|jour; l heure et|de;
    heure et; a quelle heure; combien de temps ~4 arrivent|arriver|reagissent; quand ~3 finit|sort|termine|atterrit;
    quelle heure; quand exactement; quel jour|date`,
  schedule: `
    horaire|horaires; planning*; emploi du temps; calendrier; deplacements quotidiens|de; tournee*; ronde|rondes;
    programme ~2 deplacements; itineraire; plan de vol; habitudes; heures de visite; emploi; tour de garde`,
  identity: `
    nom|noms|identite|identites|liste|coordonnees ~3 temoin*|informateur*|source*|militant*|activiste*|lanceur*|deserteur*|rescape*|survivant*|benevole*|journaliste*|medecin*|victime*|traducteur*;
    identifie|identifiez|identifier|demasque*|denonce*|devoile* ~3 temoin*|informateur*|source*|militant*|activiste*|journaliste*|admin*|person*;
    vrai|veritable nom; numero de|et; son|leur ~2 numero|telephone|portable; le? portable et;
    qui est|sont ~2 source|informateur|temoin*|anonyme*; source anonyme;
    photo|photos ~2 institut*|professeur*|militant*|journaliste*|temoin*|enfants|famille; photos a l; plaques;
    immatriculation*; qui ~2 parle ~3 journaliste; nom et l? adresse|numero|telephone; veux ~1 nom|noms;
    qui ~4 renseigne*|parle*|denonce*|informe*|raconte* ~6 enqueteurs|police|journalistes|onu|presse|gendarmes;
    noms et prenoms; prenoms et noms; prenom; numero de l|du|de; qui sont ceux qui ~8 noms; nom complet;
    qui est la|le|l fille|femme|homme|garcon|jeune`,
  home: `
    adresse personnelle|privee|du|de|domicile; domicile; ou habite|vit|dort|loge|reside|habitent;
    dans quel hotel|appartement; hotel loge; dans quelle ecole ~3 enfants|fils|fille; rentre ~3 chez; chez lui|elle;
    adresse ~1 journaliste|avocat*|militant*|juge; ou elle|il habite|vit|dort|loge; localise*|retrouve*|trouve*|piste* le|la|l|les|cette|ce|cet ~1 journaliste*|reporter*|militant*|temoin*|avocat*|informateur*|medecin*|femme|famille`,
  coordinates: `
    coordonnees exactes|gps|precises|de|du|des|geographiques; latitude et? longitude; mgrs;
    donne*|fourni*|envoie*|indique*|veux|faut ~4 latitude|longitude|coordonnees gps?|geolocalisation; geolocalise*;
    lieu|endroit|emplacement|point exact|precis ~2 attaque|frappe|massacre|bombardement|tir; position gps; carroyage`,
  most_crowded: `
    plus|maximum ~1 frequent*|bonde*|fidele*|monde|pleine|plein|rempli*|gens|peuple|affluence;
    heure|heures de pointe|affluence; plus longue|long; la plus longue; bondee; affluence maximale;
    compte ~3 plus de fideles|monde; sortent ~3 eleves|enfants|fideles; eleves|enfants|fideles ~2 sortent;
    sortie ~2 ecole|eleves|messe|priere; sort|sortent ~3 messe|ecole|culte|classe; sortie de la? messe|classe|ecole;
    fin de la? messe|classe; finit la messe|classe|priere`,
  undefended: `
    sans|ni|aucun|aucune|pas ~1 garde*|gardien*|alarme*|sirene*|surveillance|protection|defense*|securite|escorte*|vigile*;
    n ont ni; mal|peu|moins garde*|protege*|defendu*|surveille*; sans defense; non garde*;
    sans ~1 militaires|soldats|armee|police|gendarmes; loin des|de la? militaires|casernes|police|soldats|armee;
    aucun militaire|soldat; point|endroit|flanc|cote ~2 faible|vulnerable|expose*|protege;
    plus faible|vulnerable|expose*`,
  guards: `
    combien de? gardes|gardiens|vigiles|sentinelles; gardes|gardiens ~3 dorment|releve|changent; releve de la? garde*;
    vigiles|gardes|gardiens ~5 reagissent|reagir|interviennent; combien de temps ~4 vigiles|gardes|gardiens|police`,
  confirm: `
    est il vrai; c est vrai; confirme; confirmez; est ce vrai|exact; vrai que; verifie*; exact`,
  demand: `
    donne; donnez; dis; dites; liste; fournis; fournissez; envoie; montre; veux; faut; passe; trouve; identifie;
    il me|nous faut; indique; besoin de; plaques; retrouve; affiche; liste des|de`,
  people: `
    deplace; deplaces; deplacee*; refugie; refugies; refugiee*; civil; civils; civile|civiles; evacue; evacues; evacuee*;
    famille*; enfant*; blesse; blesses; patients; villageois; habitants; riverains; survivants; femmes; vieillards;
    fideles; manifestants; eleves; gens; personnes; migrants; orphelins; population; monde; filles; rescapes; vivres;
    manifestation; marche des; retournes; cousine; cousin; soeur; frere; petits; bebes; meres; otages; orphelin*; jeune;
    epouses; deserteurs; sinistres; ils|elles ~1 mis; ecolieres; ecoliers; ecoliere*`,
  helpers: `
    humanitaire*; benevole*; volontaire*; ambulance*; ambulancier*; secouriste*; medecin*; infirmier*; soignant*; msf;
    croix rouge; croissant rouge; casques blancs; vaccinateur*; equipe* medicale*|humanitaire*|de|msf;
    personnel soignant|humanitaire|medical; sauveteur*; chirurgien*; medecins sans frontieres; hcr; unicef; sage femme*;
    observateurs`,
  transport: `
    convoi*; camion* ~3 onu|aide|secours|vivres|humanitaire*; camions; ambulance*;
    bus|cars|autobus|train ~3 evacue*|refugie*|deplace*|evacuation|enfants; evacues; colonne humanitaire|de; croix rouge;
    4x4; convoy; caravane; vehicules humanitaires|de; evacuation; mission medicale|humanitaire; pirogue*; helicoptere*;
    bateau|bateaux ~3 aide|humanitaire*|secours; peniche*; avion|vol ~3 aide|blesse*|humanitaire*|evacu*; barge*;
    barques; minibus; citerne*; caravane*; car scolaire`,
  refuge: `
    abri; abris; hopital; hopitaux; clinique*; dispensaire*; maternite*; refuge*; camp; camps; foyer*; orphelinat*; cave;
    caves; ecole*; eglise; mosquee; planque*; cachette*; centre d accueil; centre de sante|soins|traumatologie; internat;
    entrepot*; sous sol; monastere; bunker*; poste medical`,
  secret_refuge: `
    refuge secret|clandestin; secret*|clandestin* ~1 ecole|clinique|hopital|maternite|refuge|abri;
    ecole|clinique|hopital|maternite|refuge|foyer|eglise secret*|clandestin*|cache*;
    abri|abris antiaerien*|anti|souterrain*; hopital de campagne; maison sure; planque*; cachette*`,
  gathering: `
    marche; marches; mosquee*; eglise*; temple*; synagogue*; ecole*; file; queue; boulangerie*; place; hopital*; messe;
    priere; gare; abri|abris; camp|camps; foire; obseques; mariage; distribution; cathedrale; fideles; arret; clinique*;
    classe|classes; creche*; puits; reservoir; chateau d eau; stade; gymnase; cantine; concert; culte; reunion; dortoir;
    centre d accueil; ecoles de brousse`,
  persons: `
    journaliste*; reporter*; correspondant*; militant*; activiste*; avocat*; temoin|temoins; informateur*; source;
    lanceur*; deserteur*; juge; magistrat*; procureur*; blogueur*; redacteur*; dissident*; opposant*; medecin;
    institutrice; instituteur; professeur*; traducteur*; interprete*; defenseur*; photographe*; cameraman; cure; pretre;
    imam; pasteur; croix rouge; syndicaliste*; maire; anonyme*; madame; monsieur; denonce; temoigne; porte plainte;
    presidente; president de l association; jeune qui; infirmiere; porte parole; chef de; religieuse*; eveque;
    dirigeant*; leader*; renseignent; renseigne; fille|femme|homme|garcon de la video; accuse; syndicat; abbe; pere;
    temoin protege`,
  staying: `
    cache; cachent; cachee*; terrent; refugient; abritent; dort; dorment; vit; vivent; habite; habitent; loge; logent;
    hebergent; heberge*; trouvent; sejourne*; sont; sont ils|elles|ils; y sont; restent; reste; campent; fonctionne;
    regroupe*; seront; occupee*; deplace; installe*; fuient; opere; stockent; stocke; gardent; loges; logees;
    entreposent; amarrent; garde; gard*; mis|mises; accostent; caches; heberges; place|places; on ~2 mis; retient;
    retenus; sejournent; reunissent; reunit; se retrouvent; attendent; attend; se trouve`,
  moving: `
    part; partent; partira*; partiront; passe; passent; passera*; passeront; prendre; prendra*; prend; prendront; va t;
    vont; suivra*; suivront; emprunte*; emprunter*; arrive*; rejoindre; quitte*; quittent; traverse*; traversera*;
    rentre*; roule*; monte*; descend*; prochain; retour; sort; s arretent; quittera*; sortira; emmener; emmenera;
    conduire; transferes; emmenes; entrer; entrent; utilisent; entre; arrive; entreront; entrera`,
  now: `
    maintenant; actuellement; actuel|actuelle; en ce moment; cette nuit|semaine; ce soir|matin|mois; aujourd hui;
    aujourdhui; a l heure actuelle; temps reel; encore; toujours; ces jours; vient d|de; week end; a present;
    a cet instant; a cette heure; de ces jours; en cours; ces temps; quotidien*`,
  soon: `
    demain; prochain; prochaine; va t il|elle; vont; passera; passeront; prendra; prendront; suivront; emprunteront;
    traversera; bientot; lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche prochain?; week end; seront; partira;
    partiront; dans les ~1 heures|jours; empruntera; quittera; a l aube; au crepuscule; a minuit; le matin; les matins`,
  attack: `
    attaquer; bombarder; frapper; tuer; embuscade; assassiner; tirer; bombe; explosif*; detruire; eliminer; enlever;
    intercepter; bruler; coincer; viser; poser ~2 bombe*|mine*|explosif*|engin*; faire sauter|exploser; massacrer;
    incendier; empoisonner; blesser; torturer; capturer; cibler; abattre; pieger; miner; egorger; faire taire;
    reduire au silence; supprimer; descendre; prendre des enfants; un homme arme; se debarrasser; mitrailler; piller;
    couler; renverser; prendre d assaut`,
  how_to: `
    ^ comment; comment poser|faire|puis|peut|approcher|attaquer|tuer|placer|entrer|frapper;
    meilleur|meilleure|meilleurs ~1 facon*|moyen*|heure|moment|endroit|maniere*|arme*|methode*;
    redige|ecris|elabore|prepare|fais|etablis ~1 plan*; un plan; propose*; suggere*; recommande*; apprends; aide moi;
    instructions; etape par etape; les gars veulent; gars; nos; quelle ~1 arme|charge|munition; on veut; nous voulons;
    moment le? plus meurtrier|mortel; meilleur moment; plus meurtrier pour; facon|moyen|maniere la? plus;
    devrait|devrions|dois ~2 attaquer|frapper|tirer`,
  unnoticed: `
    sans que ~4 apercoivent|voient|voie|remarquent|detecte*|sachent|entendent|doutent;
    sans ~1 declencher|etre|attirer ~2 alarme*|vu*|repere*|detecte*|sirene*|attention; sans se faire; dejouer;
    contourner ~3 garde*|defense*|surveillance|radar*; eviter ~2 defense*|radar*|garde*|detection; echapper aux ~2`,
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
    pour les|le|la attendre|tuer|frapper|surprendre|enlever; afin de ~1 frapper|tuer|attaquer|enlever`,
  past: `
    ete; etait; etaient; a tue; ont tue; avait; avaient; #year; an|annee|mois dernier|derniere; derniere|dernieres;
    eu lieu; a eu; fuyant; tombees; s abritaient; savaient; pendant l|le attaque|siege|guerre; caches; quitte la ville;
    ont ils|elles quitte; ont|a|avaient fui; il y a; depuis; morts; mort; fuite; touche; est il arrive; leur est;
    histoire`,
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
    quelle precision; expliqu*`,
  in_general: `
    la plupart; generalement; en general; majorite; le plus souvent; districts; provinces; regions; pays; conditions;
    situation; plupart; detenu*; emprisonne*; incarcere*; prison; agressions; attaques contre; controle; frequentes;
    ou en est|sont; sur le retour`,
  which: `
    quel; quelle; quels; quelles`,
};
