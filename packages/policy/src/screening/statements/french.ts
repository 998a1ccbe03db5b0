import type { StatementVocabulary } from './statement-concepts.js';

export const french: StatementVocabulary = {
  people: `
    déplacé*; réfugié*; évacué*; civils; familles; habitants; villageois; enfants; orphelins; blessés; patients; migrants; femmes;
    personnes; survivants; otages; soignants; médecins; infirmières; secouristes; humanitaires; moines; religieuses; opposants`,
  person: `
    témoin; informateur; informatrice; activiste; militant*; journaliste; reporter; correspondant*; blogueu*; photographe; avocat*; juge;
    procureur*; lanceur|lanceuse d alerte; plaignant*; interprète; opposant*; déserteur; survivant*; source`,
  protected_person: `témoin protégé|anonyme|secret; source anonyme|secrète; lanceur|lanceuse d alerte; informateur; témoin`,
  transport: `
    convoi; convois; camion|camions d aide|de vivres|humanitaire|humanitaires; camions ~2 aide|vivres; ambulance*; bus|cars|train|autocars d évacuation;
    évacués; équipe|équipes médicale|médicales|humanitaire|humanitaires|de secours; humanitaires`,
  refuge: `
    foyer|refuge|abri pour|de femmes; maison d accueil; clinique|hôpital|école clandestin*|secret*|caché*; foyer; planque`,
  stays: `
    se cachent|réfugient|abritent; sont ~3 cachés|cachées|réfugiés|abrités|hébergés|logés|soignés|soignées|retenus; restent; dorment; logent;
    se cache; est ~2 caché|cachée|hébergé|logé|soigné; vivent ~1 actuellement|maintenant; ont trouvé refuge`,
  lives: `habite au|à|dans|chez|en|rue; loge à|au|dans|chez; réside au|à|dans|chez|rue; dort à|au|chez; séjourne à|au; se cache à|au|chez; domicile est`,
  lies: `se trouve|situe; est ~1 situé|située|caché|cachée|installé|installée; est au|à|sous|derrière; fonctionne au|sous|derrière|dans`,
  will_go: `
    partira|partiront; passera|passeront; empruntera|emprunteront; traversera|traverseront; ira|iront; prendra|prendront; quittera|quitteront;
    circulera; roulera|rouleront; doit|doivent partir|passer|traverser|emprunter|quitter; va|vont partir|passer|traverser|emprunter; part|partent à|de|chaque`,
  real_name: `vrai|véritable nom; nom réel; s appelle en réalité|fait; véritable identité`,
  building: `
    cave; caves; sous sol; bâtiment; immeuble; dans ~3 maison|hôtel|gymnase|théâtre|monastère|église|école|mosquée|entrepôt|grenier;
    clinique|hôpital clandestin*|secret*; école n|numéro; appartement`,
  address: `
    #number ~3 rue|avenue|boulevard|place|allée|impasse; rue|avenue|boulevard ~3 #number; chambre #number; numéro #number;
    premier|deuxième|troisième|quatrième|cinquième étage; #number étage; rez de chaussée; derrière|en face|sous la|le|du|de`,
  way: `par la|le|l ~1 route|pont|piste|autoroute|col|chemin|poste|barrage; empruntera|emprunteront|prendra; par ~3 pont|route|piste; sans escorte; via; itinéraire`,
  hour: `à #number; #number heures|h; à l aube; à midi|minuit; au petit matin; au lever|coucher du; à la tombée`,
  now: `actuellement; maintenant; en ce moment; aujourd hui; ce soir|matin; cette nuit|semaine; toujours; encore; jusqu à|au; pour l instant; ces jours ci; désormais`,
  soon: `
    demain; ce soir; cette nuit; lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche prochain?; la semaine prochaine; prochain|prochaine convoi|livraison;
    chaque jour|matin|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine; prochaines heures; à l aube; dans la nuit; après demain`,
  past: `
    était; étaient; fut; furent; avait; avaient; a été; ont été; est parti; cachaient; logeaient; tué*; mort*; bombardé*; attaqué*; touché*; détruit*; enlevé*;
    #year; hier; dernier; dernière; assassiné*`,
};
