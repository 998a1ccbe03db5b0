import type { Lexicon } from './lexicon.js';

export const fr: Lexicon = {
  language: 'fr',
  hasNegativeConcord: true,
  groupsBySpace: true,
  months: `janvier,janv; fevrier,fevr; mars; avril; mai; juin; juillet,juil; aout; septembre,sept; octobre,oct; novembre,nov;
    decembre,dec`,
  numbers: '17: dixsept; 1000: millier',
  phrases: {
    filler: `connu; connait; connaissent; le; la; les; l; d; de; du; des; y; s; se; est; sont; ete; ont; etait; etaient; eu; il; elle; on; c; ce;
      cet; cette; avait; avaient; lieu; ont eu lieu; a eu lieu; eu lieu; produit; produite; produits;
      produites; recense; recensee; recenses; recensees; enregistre; enregistree; enregistres; enregistrees;
      signale; signalee; signales; signalees; documente; documentee; documentes; documentees; compte; comptes;
      comptent; denombre; denombres; passe; survenu; survenue; survenus; survenues; deroule; deroulee;
      deroules; deroulees; province; provinces; gouvernorat; gouvernorats; cours; au cours de; au cours du; au
      cours; pendant; durant; tout au long de; tout au long du; annee; an; mois; ans; mois de; mois d; au mois
      de; au mois d; total; au total; un total de; conflit; guerre; guerre civile; bilan; fait; faits; ucdp;
      selon les donnees; eclate; livre; livres; livrees; livree; ainsi; leur; qui; ensemble; l ensemble de; l
      ensemble du; ensemble de; ensemble du; n; ne; existe; annees; qu; que; periode; liees; lies`,
    all: 'tout; toute; tous; toutes; entier; entiere; l ensemble de',
    only: 'seulement; uniquement; a peine',
    in: 'en; a; au; aux; dans; sur; au sein de',
    and: 'et; ainsi que',
    a: 'un; une',
    some: 'quelque; quelques; quelqu un; certains',
    at_least: 'au moins; au minimum; pas moins de; pas moins d; un minimum de; minimum; a tout le moins',
    more_than: 'plus de; plus d; superieur a; superieure a; depasse; depassait; au dela de; davantage de',
    at_most:
      'au plus; au maximum; pas plus de; pas plus d; tout au plus; un maximum de; maximum; ne depasse pas; n a pas depasse',
    fewer_than: 'moins de; moins d; inferieur a; inferieure a; en dessous de; en deca de',
    about: 'environ; pres de; pres d; a peu pres; autour de; approximativement; presque; aux alentours de',
    exactly: 'exactement; precisement; tres exactement',
    or_more: 'ou plus; ou davantage; et plus',
    or_fewer: 'ou moins',
    no: 'aucun; aucune; pas un seul; pas une seule; pas un; pas une; nul; nulle; sans; sans aucun; sans aucune; zero; exempt de',
    nobody: 'personne n; personne ne; nul n; nul ne',
    nothing: 'rien',
    not: 'pas; jamais; non',
    any: 'quiconque; quoi que ce soit',
    tens: 'dizaines; dizaines de; des dizaines de; dizaines d',
    dozens: 'douzaines; douzaines de; des douzaines de',
    hundreds: 'centaines; centaines de; des centaines de; centaines d; des centaines d',
    thousands: 'milliers; milliers de; des milliers de; milliers d',
    tens_of_thousands: 'dizaines de milliers; dizaines de milliers de; des dizaines de milliers de',
    people: 'personnes; personne; gens; individus; individu; etres humains; vies; vies humaines; habitants',
    civilians: 'civil; civils; civile; civiles; non combattants; population civile; victimes civiles',
    killed: `tue; tuee; tues; tuees; tuer; tuerent; tuant; tuent; mort; morte; morts; mortes; meurent; mourir; deces; decede;
      decedes; decedee; decedees; perdu la vie; perdirent la vie; perdent la vie; trouve la mort; trouverent la mort; assassine;
      assassines; assassinee; assassinees; peri; perirent; victimes mortelles; nombre de morts; nombre de tues;
      coute la vie a; fait morts; qui a tue`,
    event: 'evenement; evenements; incident; incidents; cas',
    battle: `combat; combats; bataille; batailles; affrontement; affrontements; accrochage; accrochages; echauffouree;
      echauffourees; affrontes; affronte; affrontees; combattu; affrontements armes; combats armes; hostilites; affrontement arme; qui a combattu; qui ont combattu; qui combattait; qui s est battu; qui s est affronte`,
    explosion_remote_violence: `explosion; explosions; bombardement; bombardements; bombarde; bombardes; frappe aerienne;
      frappes aeriennes; raid aerien; raids aeriens; attentat a la bombe; attentats a la bombe; voiture piegee;
      voitures piegees; tirs d artillerie; attentat suicide; attentats suicides; tirs de roquettes; frappe de drone;
      frappes de drones; violence a distance; pilonnage; pilonnages`,
    violence_against_civilians: `violence contre civils; violences contre civils; violence contre les civils;
      violences contre les civils; violence contre des civils; violences contre des civils; attaque contre des civils;
      attaques contre des civils; attaque contre les civils; attaques contre les civils; violences a l encontre des civils;
      violence a l encontre des civils; violences a l egard des civils; massacre; massacres; massacres de civils;
      violences contre la population civile; actes de violence contre des civils; attaques visant des civils`,
    protest: 'manifestation; manifestations; manifeste; protestation; protestations',
    riot: 'emeute; emeutes',
    strategic_development: 'developpement strategique; developpements strategiques',
    state_based: 'etatique; etatiques',
    non_state: 'non etatique; non etatiques',
    one_sided: 'violence unilaterale; violences unilaterales; unilateral; unilaterale; unilaterales',
    attack:
      'attaque; attaques; attentat; attentats; assaut; assauts; raid; raids; attaquee; attaquees; qui a attaque',
    violent:
      'violence; violences; violent; violente; violents; violentes; actes de violence; incidents violents; evenements violents',
    government:
      'gouvernement; forces gouvernementales; forces du gouvernement; regime; forces du regime; armee; forces armees; forces; troupes',
    by: 'par; aux mains de; aux mains du; de la part de; commis par; perpetres par; du fait de',
    involving: 'avec; contre; impliquant; opposant',
    between: 'entre',
    from: 'a partir de; a compter de',
    to: 'a; au; aux; jusqu a; jusqu en; jusqu au; jusque',
    since: 'depuis',
    before: 'avant; avant le; avant la',
    after: 'apres; apres le',
    first_half: 'premier semestre; premiere moitie; premier semestre de; premiere moitie de',
    second_half:
      'second semestre; deuxieme semestre; seconde moitie; deuxieme moitie; second semestre de; deuxieme semestre de; seconde moitie de',
    first_quarter: 'premier trimestre; premier trimestre de; t1',
    second_quarter: 'deuxieme trimestre; second trimestre; deuxieme trimestre de; second trimestre de; t2',
    third_quarter: 'troisieme trimestre; troisieme trimestre de; t3',
    fourth_quarter:
      'quatrieme trimestre; dernier trimestre; quatrieme trimestre de; dernier trimestre de; t4',
    ask: `quel; quelle; quels; quelles; est ce; est ce que; dis moi; dites moi; s il vous plait; ventile; ventiles; ventilee; ventilees; reparti; repartis; reparties; repartition; chiffres; donnees; statistiques; liste; t il; t elle; t`,
    what_happened:
      'que s est il passe; que s est passe; qu est il arrive; que s y est il passe; qu est ce qui s est passe',
    how_many: `combien; combien de; combien d; nombre de; nombre d; le nombre de; nombre total de; quel est le nombre de;
      quel a ete le nombre de; quel etait le nombre de; combien de fois`,
    which_province: `quelle province; dans quelle province; quelles provinces; dans quelles provinces; quel gouvernorat;
      dans quel gouvernorat; quelle est la province; quelle a ete la province; quelle region`,
    which_month:
      'quel mois; en quel mois; au cours de quel mois; pendant quel mois; durant quel mois; quel a ete le mois; quel est le mois',
    which_year: 'quelle annee; en quelle annee; au cours de quelle annee; quelle a ete l annee',
    most: 'le plus de; le plus d; le plus; le plus grand nombre de; plus grand nombre de; le plus grand nombre d; le plus important',
    fewest: 'le moins de; le moins d; le moins; le plus petit nombre de; plus petit nombre de',
    deadliest:
      'plus meurtriere; plus meurtrier; plus sanglant; plus sanglante; plus violente; la plus meurtriere; le plus meurtrier; plus mortel; plus mortelle',
    by_province:
      'par province; par provinces; par gouvernorat; dans chaque province; chaque province; pour chaque province; selon la province',
    by_month:
      'par mois; mensuel; mensuelle; mensuels; mensuellement; chaque mois; mois par mois; pour chaque mois; selon le mois',
    by_year: 'par an; par annee; annuel; annuels; annuellement; chaque annee; annee par annee; par annees',
    which_actor: `qui a combattu; qui ont combattu; qui combattait; qui s est battu; qui s est affronte; qui a participe; qui a pris part; quels groupes; quel groupe; quels groupes armes; quel groupe arme; quelles parties; quels acteurs; quel acteur; quelles factions; quels camps; quel camp; quelles forces; qui a tue; qui a attaque; qui a commis`,
    by_actor: `par groupe; par groupes; par groupe arme; par acteur; par acteurs; par camp; par faction; de chaque groupe; de chaque camp; pour chaque groupe`,
    compare: 'compare; comparez; comparer; comparaison de; comparaison entre; comparaison des',
    by_type: 'par type; par types; selon le type; par type d evenement; de chaque type',
    today: "aujourd'hui",
    yesterday: 'hier',
    this_month: 'ce mois; ce mois ci; le mois en cours',
    previous_month: 'le mois dernier; mois dernier; le mois precedent; le mois passe',
    this_year: "cette annee; l'annee en cours; depuis le debut de l'annee",
    previous_year:
      "l'annee derniere; l'an dernier; annee derniere; an dernier; l'annee passee; l'annee precedente",
    last: 'ces derniers; au cours des; ces dernieres; les derniers; les dernieres; dans les; derniers; dernieres; dernier; derniere',
    days: 'jours; derniers jours',
    weeks: 'semaines; semaine; dernieres semaines',
    months: 'derniers mois',
    years: 'dernieres annees',
  },
};
