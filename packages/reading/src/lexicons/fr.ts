import type { Lexicon } from './lexicon.js';

export const fr: Lexicon = {
  language: 'fr',
  hasNegativeConcord: true,
  months: `janvier,janv; fevrier,fevr; mars; avril,avr; mai; juin; juillet,juil; aout; septembre,sept; octobre,oct; novembre,nov;
    decembre,dec`,
  numbers: `0.5: et_demi et_demie; 17: dixsept; 17: dix_sept; 18: dix_huit; 19: dix_neuf; 70:
    soixante_dix; 71: soixante_onze soixante_et_onze; 72: soixante_douze; 73: soixante_treize; 74:
    soixante_quatorze; 75: soixante_quinze; 76: soixante_seize; 77: soixante_dix_sept; 78:
    soixante_dix_huit; 79: soixante_dix_neuf; 80: quatre_vingt quatre_vingts; 90: quatre_vingt_dix; 91:
    quatre_vingt_onze; 92: quatre_vingt_douze; 93: quatre_vingt_treize; 94: quatre_vingt_quatorze; 95:
    quatre_vingt_quinze; 96: quatre_vingt_seize; 97: quatre_vingt_dix_sept; 98: quatre_vingt_dix_huit; 99:
    quatre_vingt_dix_neuf; 21: vingt_et_un vingt_et_une; 31: trente_et_un trente_et_une; 41: quarante_et_un
    quarante_et_une;
    51: cinquante_et_un cinquante_et_une; 61: soixante_et_un soixante_et_une; 81: quatre_vingt_un quatre_vingt_une;
    70: septante; 80: huitante octante; 90: nonante; 6: demi_douzaine; ~10: dizaine; ~12: douzaine; ~15: quinzaine;
    ~20: vingtaine; ~30: trentaine; ~40: quarantaine; ~50: cinquantaine; ~60: soixantaine; ~100: centaine;
    ~500: demi_millier; ~1000: millier; 500000: demi_million`,
  phrases: {
    filler: `la bas; ici; cette province; ce gouvernorat; la meme province; le meme gouvernorat; connu;
      connait; connaissent; le; la; les; l; d; de; du; des; y; s; se; est; sont; ete; ont;
      etait; etaient; eu; il; elle; on; c; ce; cet; cette; avait; avaient; lieu; ont eu lieu; a eu lieu; eu
      lieu; produit; produite; produits; produites; recense; recensee; recenses; recensees; enregistre;
      enregistree; enregistres; enregistrees; signale; signalee; signales; signalees; documente; documentee;
      documentes; documentees; compte; comptes; comptent; denombre; denombres; passe; survenu; survenue;
      survenus; survenues; deroule; deroulee; deroules; deroulees; province; provinces; gouvernorat;
      gouvernorats; cours; au cours de; au cours du; au cours; pendant; durant; tout au long de; tout au long
      du; annee; an; l an; cet an; mois; ans; mois de; mois d; au mois de; au mois d; total; au total; un
      total de;
      conflit; guerre; guerre civile; bilan; fait; faits; ucdp; selon les donnees; eclate; livre; livres;
      livrees; livree; ainsi; leur; qui; ensemble; l ensemble de; l ensemble du; ensemble de; ensemble du; n;
      ne; existe; annees; qu; que; periode; liees; lies; urgent; alerte; alerte info; flash; derniere minute;
      barre des; barre de; la barre des; cap des; cap de; le cap des; seuil de; seuil des; entre eux; entre
      elles; les uns les autres; les uns contre les autres; ils; elles; y a t il; voici; voila le bilan;
      voila le bilan de; voila le chiffre; c est le bilan; c est le bilan de; c est la le bilan de; tel est
      le bilan; tel est le bilan de; tel fut le bilan; tel fut le bilan de; c est le chiffre; c est le
      chiffre a retenir; chiffre a retenir; le chiffre a retenir; un chiffre a retenir; chiffre; c est tout
      ce que compte; c est tout ce que comptent; c est tout; comptait; comptaient; a compte; totalise;
      totalisent; totalisait; totalisaient; cumule; cumulent; cumulees; cumules; reunies; reunis;
      additionnees; additionnes; confondues; confondus; mises ensemble; a eux deux; a elles deux; si l on
      additionne; si on additionne; en additionnant; toutes provinces confondues; tous gouvernorats
      confondus; tous camps confondus; toutes parties confondues; en tout; en tout et pour tout; s est solde
      par; se solde par; s est soldee par; se sont soldes par; se sont soldees par; solde par; s est acheve;
      s acheve; s acheve sur; s est termine; s est ecoule; s ecoule; ecoule; s est acheve sur; s est termine
      sur; enregistrait; enregistraient; enregistrent; enregistra; releve; releves; relevees; relevee;
      repertorie; repertoriee; repertories; repertoriees; comptabilise; comptabilisee; comptabilises;
      comptabilisees; comptabilisent; denombree; denombrees; constate; constates; constatees; constatee;
      observe; observes; observees; observee; commis; commise; commises; perpetre; perpetree; perpetres;
      perpetrees; mene; menee; menes; menees; lance; lancee; lances; lancees; conduit; conduite; conduites;
      conduits; region; regions; muhafaza; mohafazat; helas; malheureusement; tristement; heureusement;
      rappelons le; rappelons que; rappel; pour rappel; a noter; il faut rappeler que; il faut savoir que;
      sachez que; force est de constater que; il se trouve que; en effet; en fait; en realite; de fait;
      certes; bel et bien; aussi incroyable que cela paraisse; aussi incroyable que cela puisse paraitre;
      incroyable mais vrai; annee noire; journee noire; mois noir; annee sanglante; annee terrible; triste
      bilan; lourd bilan; bilan lourd; terrible bilan; bilan terrible; bilan definitif; bilan officiel; bilan
      total; ce fut; fut; furent; et personne n en parle; et personne n en a parle; et personne ne dit rien;
      et personne ne fait rien; et tout le monde s en fiche; et tout le monde s en fout; et le monde se tait;
      et le monde regarde ailleurs; dans l indifference generale; dans l indifference; dans le silence; dans
      un silence assourdissant; dans le silence du monde; s eleve a; s elevait a; s est eleve a; s elevent a;
      s elevaient a; s est elevee a; s eleve desormais a; s etablit a; s etablissait a; s est etabli a; se
      chiffre a; se chiffrait a; se chiffrent a; se monte a; se montait a;
      est passe a; passe a; s est
      etabli; se situe a; se situait a; deplore; deplorent; deploree; deplorees; deplores; on deplore; sont a
      deplorer; est a deplorer; a deplorer; encore une fois; une fois encore; cette fois; une fois de plus;
      une nouvelle fois; aura fait; auront fait; avait fait; avaient fait; avait deja fait; avaient deja
      fait; deja; la seule annee; le seul mois de; le seul mois d; au cours du seul mois de; pour la seule
      annee; au cours de la seule annee; durant la seule annee; du fait de la guerre; du fait du conflit; a
      cause de la guerre; a cause du conflit; en raison de la guerre; en raison du conflit; dans le cadre du
      conflit; dans la guerre; du a la guerre; a cause des violences; du fait des violences; bonjour;
      bonsoir; salut; merci; merci beaucoup; merci d avance; merci par avance; cordialement; svp; bien
      cordialement; bonne journee; merci bien; desormais; tout de meme; quand meme; vu; a vu; ont vu; voit;
      voient; avait vu; connut; vecu; a vecu; a connu; de part et d autre; des deux cotes; la province de;
      stp; les mois de; les mois d; des mois de; des mois d; une annee noire; une annee terrible; une annee
      sanglante; un mois noir; un jour noir; le theatre de; theatre de; le theatre d; theatre d; une annee
      noire pour; un mois noir pour; traverse; ya eu; y a eu; a livre; a mene; ont mene; a lance; ont lance;
      a commis; ont commis; a perpetre; ont perpetre; a conduit; ont conduit; a effectue; ont effectue; avait
      mene; avait lance; avait commis; auraient ete; aurait ete; auraient eu lieu; aurait eu lieu; aurait
      fait; auraient fait; notre base comptabilise; notre base recense; notre base compte; notre base
      enregistre; notre base de donnees comptabilise; notre base de donnees recense; notre base de donnees
      enregistre; nos donnees recensent; nos donnees comptabilisent; il y en a eu; il y en eut; aurait mene;
      aurait lance; aurait commis; aurait effectue; sans pitie; sans merci; sans honte; sans vergogne; sans
      scrupule; sans scrupules; sans relache; sans cesse; sans arret; sans repit; sans treve; sans fin; a
      encore; ont encore; est encore; sont encore; a encore fait; ont encore fait; a de nouveau; ont de
      nouveau; de nouveau; lies au conflit; liees au conflit; lie au conflit; liee au conflit; lies a la
      guerre; liees a la guerre; en lien avec le conflit; en lien avec la guerre; annee civile; l annee
      civile; annee calendaire; periode de reference; sur la periode; sur cette periode; a ma connaissance; a
      notre connaissance; pour autant qu on sache; toutes parties; de toutes parts; ont documente; a
      documente; ont recense; a recense; ont comptabilise; a comptabilise; ont denombre; a denombre; ont
      verifie; a verifie; a subi; ont subi; a endure; ont endure; est reste; est restee; sont restes; sont
      restees; les annees; sur les annees; a l echelle nationale; dans tout le pays; partout dans le pays; le
      total; soit un total de; pour un total de; pris ensemble; prises ensemble; en ajoutant; a majorite
      druze; a majorite kurde; a majorite alaouite; a majorite sunnite; a majorite arabe; a majorite
      chretienne; a secoue; ont secoue; qui ont secoue; qui a secoue; secouant; qui ont ensanglante; qui a
      ensanglante; a ensanglante; ont ensanglante; a travers le pays; a l echelle du pays; dans l ensemble du
      pays; sur tout le territoire; a elles seules; a eux seuls; conflit arme; a cause du conflit arme;
      du fait du conflit arme; en raison du conflit arme; dans le cadre du conflit arme; a cause des combats;
      du fait des combats; en raison des combats; en raison des violences; le prix de la guerre`,
    all: 'tout; toute; tous; toutes; entier; entiere; l ensemble de',
    only: 'seulement; uniquement; a peine',
    in: `en; a; au; aux; dans; sur; au sein de; pour; a travers; au sein du; sur le territoire de;
      a l echelle de; a l echelle du; partout en; partout a; partout dans; dans l ensemble de;
      dans l ensemble du; dans tout; dans les; sur l ensemble de; sur l ensemble du; rien qu en; rien qu a;
      rien qu au; rien que pour; rien que sur; rien que durant; rien que pendant; rien qu au mois de;
      rien qu au mois d;
      dans celle de; dans celle d; dans celui de; dans celui d; dans celle du; dans celui du`,
    and: 'et; ainsi que',
    a: 'un; une',
    some: 'quelque; quelques; quelqu un; certains',
    at_least: `au moins; au minimum; pas moins de; pas moins d; un minimum de; minimum; a tout le moins; au
      bas mot; a minima; pas moins des; plancher; un plancher de; d au moins; au strict minimum; au grand
      minimum; pour le moins; pas moins que; au moins quelque; au moins les; minimum de; au bas mot quelque; a
      tout le moins quelque; un bon; une bonne`,
    more_than: `plus de; plus d; superieur a; superieure a; depasse; depassait; au dela de; davantage de; a
      depasse; ont depasse; depassent; depassaient; franchi; a franchi; excede; depasserent; ont depasse les;
      depassant; on depasse; franchit; ont franchi; franchissent; franchissait; franchissaient; excedent;
      excedait; excedaient; a excede; ont excede; superieurs a; superieures a; superieur aux; au dessus de; au
      dessus des; au dela des; au dela d; plus des; bien plus de; bien plus d; bien au dela de; largement plus
      de; nettement plus de; avait depasse; avaient depasse; depassee; depassees; depasses; franchie;
      franchies; franchis; passe la barre des; a passe la barre des; ont passe la barre des; passent la barre
      des; passe le cap des; a passe le cap des; ont passe le cap des; passe la barre de; a passe la barre de;
      ont passe la barre de; passe le cap de; a passe le cap de; ont passe le cap de; superieure aux;
      superieures aux; depasse les; depassent les; depasse le; a depasse les; par dela les; plus de quelque;
      plus que les`,
    at_most: `au plus; au maximum; pas plus de; pas plus d; tout au plus; un maximum de; maximum; ne depasse
      pas; n a pas depasse; n ont pas depasse; ne depassent pas; au grand maximum; ne depassait pas; ne
      depassaient pas; n a jamais depasse; n ont jamais depasse; n excede pas; n excedent pas; n a pas excede;
      n ont pas excede; n excedait pas; n excedaient pas; ne depasse guere; ne depasse jamais; sans depasser;
      sans exceder; un plafond de; guere plus de; guere plus d; jamais plus de; jamais plus d; au maximum de;
      max; tout au plus quelque; pas au dela de; pas davantage que`,
    fewer_than: `moins de; moins d; inferieur a; inferieure a; en dessous de; en deca de; n atteint pas; n a
      pas atteint; n ont pas atteint; n atteignent pas; n atteignait pas; n atteignaient pas; sans atteindre;
      n a jamais atteint; n ont jamais atteint; sous la barre des; sous la barre de; sous le seuil de; sous le
      seuil des; sous le cap des; sous le cap de; au dessous de; au dessous des; en dessous des; inferieurs a;
      inferieures a; moins des; bien moins de; bien moins d; nettement moins de; en deca des; reste sous les;
      restent sous les; est reste sous les; est restee sous les; sont restes sous les; passe sous les; est
      passe sous les; repasse sous les; pas meme; meme pas; est reste inferieur a; est restee inferieure a;
      sont restes inferieurs a; reste inferieur a; reste inferieure a; inferieur aux; inferieure aux;
      inferieurs aux; reste en dessous de; est reste en dessous de; est restee en dessous de; est reste au
      dessous de; reste en dessous des; est reste en dessous des; reste sous la barre des; est reste sous la
      barre des; est restee sous la barre des; restent en dessous de; n atteint meme pas; n atteignent meme
      pas; n a meme pas atteint; n ont meme pas atteint; n atteint pas les; n a pas atteint les; sous les`,
    about: `environ; pres de; pres d; a peu pres; autour de; approximativement; presque; aux alentours de; aux
      environs de; avoisine; avoisinent; avoisinait; avoisinaient; avoisinant; avoisinants; frole; frolent;
      frolait; flirte avec; flirtent avec; tourne autour de; tourne autour des; de l ordre de; grosso modo; un
      peu plus de; un peu plus d; un peu moins de; un peu moins d; estime a; estimes a; estimee a; estimees a;
      autour des; pres des; approche; approchait; approchent; approchaient; approchant; quasiment; plus ou
      moins; en gros; a quelque chose pres; a peine plus de; a peine plus d; a peine moins de; a peine moins
      d; a la louche; a vue de nez; peu ou prou; aux alentours des; aux environs des; environ quelque; voisin
      de; voisine de; proche des; proches des; evalue a; evalues a; evaluee a; evaluees a; disons; mettons;
      frolant; frolant les; tournant autour de`,
    exactly: 'exactement; precisement; tres exactement; au total exact de; tout juste; pile',
    or_more: `ou plus; ou davantage; et plus; ou davantage encore; et des poussieres; voire plus; voire
      davantage; si ce n est plus; sinon plus; ou meme plus; et quelques; ou plus encore; et ca continue`,
    or_fewer: 'ou moins; voire moins; ou meme moins; si ce n est moins; sinon moins',
    no: `aucun; aucune; pas un seul; pas une seule; pas un; pas une; nul; nulle; sans; sans aucun; sans
      aucune; zero; exempt de; sans le moindre; sans la moindre; pas le moindre; pas la moindre; pas meme un;
      pas meme une; sans un seul; sans une seule; sans qu un seul; sans qu une seule; exempte de; meme pas un;
      meme pas une; pas l ombre d un; pas l ombre d une`,
    nobody: `personne n; personne ne; nul n; nul ne; pas ame qui vive; pas une ame; pas un seul etre humain;
      aucun etre humain; pas un etre humain; aucune ame; pas une seule ame; personne de tue`,
    nothing: 'rien',
    half_denial: 'n; ne',
    not: 'pas; jamais; non',
    any: `quiconque; quoi que ce soit; quelqu un;
      ne serait ce qu un; ne serait ce qu un seul; ne serait ce qu une; ne serait ce qu une seule`,
    tens: `dizaines; dizaines de; des dizaines de; dizaines d; plusieurs dizaines de; quelques dizaines de;
      plusieurs dizaines d; des dizaines d; des dizaines et des dizaines de`,
    dozens: 'douzaines; douzaines de; des douzaines de',
    hundreds: `centaines; centaines de; des centaines de; centaines d; des centaines d; plusieurs centaines de;
      quelques centaines de; plusieurs centaines d; des centaines et des centaines de; par centaines`,
    thousands: `milliers; milliers de; des milliers de; milliers d; plusieurs milliers de; quelques milliers de;
      plusieurs milliers d; des milliers d; des milliers et des milliers de`,
    tens_of_thousands: `dizaines de milliers; dizaines de milliers de; des dizaines de milliers de;
      plusieurs dizaines de milliers de; dizaines de milliers d; des dizaines de milliers d`,
    people: `personnes; personne; gens; individus; individu; etres humains; vies; vies humaines; habitants;
      ames; hommes femmes et enfants; civils et combattants; combattants et civils; civils comme combattants;
      combattants comme civils; civils et militaires; militaires et civils; pertes; pertes humaines; pertes en
      vies humaines; hommes et femmes; femmes et hommes`,
    civilians: `civil; civils; civile; civiles; non combattants; population civile; victimes civiles;
      vies civiles; vies de civils; civils innocents; civils desarmes; civils non armes; personnes civiles;
      membres de la population civile; parmi les civils; parmi la population civile; dans la population civile;
      au sein de la population civile; chez les civils; selon les civils tues`,
    killed: `tue; tuee; tues; tuees; tuer; tuerent; tuant; tuent; mort; morte; morts; mortes; meurent; mourir;
      deces; decede; decedes; decedee; decedees; perdu la vie; perdirent la vie; perdent la vie; trouve la mort;
      trouverent la mort; assassine; assassines; assassinee; assassinees; peri; perirent; victimes mortelles;
      nombre de morts; nombre de tues; coute la vie a; fait morts; qui a tue; a coute la vie a; ont coute la vie
      a; coutent la vie a; couterent la vie a; cause la mort de; ont cause la mort de; a cause la mort de;
      entraine la mort de; trouvent la mort; laisse la vie; ont peri; nombre de victimes mortelles; perissent;
      bilan des morts; nombre de deces; ont trouve la mort; trouvaient la mort; ont perdu la vie; perdaient la
      vie; perdant la vie; perdre la vie; auront perdu la vie; laissent la vie; laisse leur vie; ont laisse la
      vie; ont laisse leur vie; laisserent la vie; y ont laisse la vie; y laissent la vie; y perdent la vie; y
      ont perdu la vie; y perdirent la vie; y ont trouve la mort; y trouvent la mort; perissaient; perit;
      succombe; succombent; ont succombe; succomberent; abattu; abattus; abattue; abattues; abattent; execute;
      executes; executee; executees; executent; fauche; fauches; fauchee; fauchees; vies fauchees; vies perdues;
      perdues; a emporte; ont emporte; emporte la vie de; a emporte la vie de; ont emporte la vie de; ote la vie
      a; a ote la vie a; ont ote la vie a; arrache la vie a; a arrache la vie a; pris la vie de; a pris la vie
      de; ont pris la vie de; pris la vie a; couterent; coutent; aura coute; auront coute; aura coute la vie a;
      auront coute la vie a; avait coute la vie a; avaient coute la vie a; coutait la vie a; mises a mort; mis a
      mort; mise a mort; met a mort; mettent a mort; ont mis a mort; a mis a mort; meurtres; meurtre;
      assassinats; assassinat; homicides; donne la mort a; ont donne la mort a; a donne la mort a; provoque la
      mort de; a provoque la mort de; ont provoque la mort de; a entraine la mort de; ont entraine la mort de;
      causent la mort de; cause la mort d; a cause la mort d; a entraine la mort d; ont entraine la mort d; ont
      cause la mort d; ont provoque la mort d; a provoque la mort d; vu mourir; a vu mourir; ont vu mourir; voit
      mourir; vu perir; a vu perir; entraine le deces de; cause le deces de; a cause le deces de; bilan mortel;
      bilan des tues; bilan humain; nombre total de morts; nombre total de tues; total des morts; total de
      morts; total de tues; fait perir; ont fait perir; decedent; mouraient; moururent; mourait; mourut; coutant
      la vie a; le nombre de morts; le nombre de tues; le nombre de deces; le nombre de victimes mortelles; le
      bilan des morts; le bilan humain; le nombre total de morts; le nombre total de tues; nb de morts; nb
      morts; nombre de personnes tuees; le nombre de personnes tuees; nombre de personnes mortes; auraient peri;
      aurait peri; auraient perdu la vie; aurait perdu la vie; auraient trouve la mort; aurait trouve la mort;
      seraient morts; seraient mortes; serait mort; serait morte; seraient decedes; seraient decedees; aurait
      tue; auraient tue; auraient coute la vie a; aurait coute la vie a; a t il tue; a t il tues; a t il tuee; a
      t il tuees; a t il assassine; a t il assassines; a t il execute; a t il executes; a t elle tue; a t elle
      tues; a t elle tuee; a t elle tuees; a t elle assassine; a t elle assassines; a t elle execute; a t elle
      executes; ont ils tue; ont ils tues; ont ils tuee; ont ils tuees; ont ils assassine; ont ils assassines;
      ont ils execute; ont ils executes; ont elles tue; ont elles tues; ont elles tuee; ont elles tuees; ont
      elles assassine; ont elles assassines; ont elles execute; ont elles executes; a tues; a tuees; a
      assassines; a executes; ont tues; ont tuees; ont assassines; ont executes; plus ou moins de morts; plus ou
      moins de tues; selon les morts; selon les civils tues; perte de vies humaines; pertes de vies humaines;
      perte de vies; cout humain; le cout humain; cout en vies humaines; vies humaines perdues; perdu leur vie;
      perdu leurs vies; martyrs; assassinees ou tombees au combat; assassines ou tombes au combat; assassinees
      ou tuees au combat; assassines ou tues au combat; tombes au combat; tombees au combat; tombes dans les
      combats; a massacre; ont massacre; avait massacre; avaient massacre;
      a ete responsable de la mort de; ont ete responsables de la mort de; est responsable de la mort de; sont
      responsables de la mort de; fut responsable de la mort de`,
    exceeds: `depasse; a depasse; ont depasse; depassent; depassait; depassaient; franchi; a franchi; ne
      depasse pas; n a pas depasse; n ont pas depasse; depasserent; ont depasse les; depassant; on depasse;
      franchit; ont franchi; franchissent; franchissait; franchissaient; excede; excedent; excedait;
      excedaient; a excede; ont excede; avait depasse; avaient depasse; ne depassait pas; ne depassaient pas;
      n a jamais depasse; n ont jamais depasse; ne depassent pas; n excede pas; n excedent pas; n a pas
      excede; n ont pas excede; n excedait pas; n excedaient pas; ne depasse guere; ne depasse jamais;
      depassee; depassees; depasses; franchie; franchies; franchis; passe la barre des; a passe la barre des;
      ont passe la barre des; passent la barre des; passe le cap des; a passe le cap des; ont passe le cap
      des; passe la barre de; a passe la barre de; ont passe la barre de; passe le cap de; a passe le cap de;
      ont passe le cap de; depasse les; depassent les; a depasse les`,
    reached: 'atteint; a atteint; ont atteint; avait atteint; atteignait; atteignent; atteignaient',
    up_to: 'jusqu a',
    narrower: `abattu; abattus; abattue; abattues; abattent; execute; executes; executee; executees;
      executent; mises a mort; mis a mort; mise a mort; met a mort; mettent a mort; ont mis a mort; a mis a
      mort; meurtres; meurtre; assassinats; assassinat; homicides; a t il execute; a t il executes; a t elle
      execute; a t elle executes; ont ils execute; ont ils executes; ont elles execute; ont elles executes; a
      executes; ont executes; fusillade; fusillades; echange de tirs; echanges de tirs; combats terrestres;
      combats au sol; combats de rue; combats rapproches; echange de coups de feu; echanges de coups de feu;
      combats au corps a corps`,
    slew: `tue; tuent; tuerent; tuer; tuant; assassine; qui a tue; coute la vie a; a coute la vie a; ont coute
      la vie a; cause la mort de; a cause la mort de; ont cause la mort de; a emporte; ont emporte; emporte la
      vie de; a emporte la vie de; ont emporte la vie de; ote la vie a; a ote la vie a; ont ote la vie a;
      arrache la vie a; a arrache la vie a; pris la vie de; a pris la vie de; ont pris la vie de; pris la vie a;
      couterent; coutent; aura coute; auront coute; aura coute la vie a; auront coute la vie a; avait coute la
      vie a; avaient coute la vie a; coutait la vie a; coutent la vie a; couterent la vie a; met a mort; mettent
      a mort; ont mis a mort; a mis a mort; donne la mort a; ont donne la mort a; a donne la mort a; provoque la
      mort de; a provoque la mort de; ont provoque la mort de; entraine la mort de; a entraine la mort de; ont
      entraine la mort de; causent la mort de; abattu; abattent; execute; executent; fait perir; ont fait perir;
      coutant la vie a; cause la mort d; a cause la mort d; a entraine la mort d; ont entraine la mort d; ont
      cause la mort d; ont provoque la mort d; a provoque la mort d; aurait tue; auraient tue; auraient coute la
      vie a; aurait coute la vie a; a t il tue; a t il tues; a t il tuee; a t il tuees; a t il assassine; a t il
      assassines; a t il execute; a t il executes; a t elle tue; a t elle tues; a t elle tuee; a t elle tuees; a
      t elle assassine; a t elle assassines; a t elle execute; a t elle executes; ont ils tue; ont ils tues; ont
      ils tuee; ont ils tuees; ont ils assassine; ont ils assassines; ont ils execute; ont ils executes; ont
      elles tue; ont elles tues; ont elles tuee; ont elles tuees; ont elles assassine; ont elles assassines; ont
      elles execute; ont elles executes; a tues; a tuees; a assassines; a executes; ont tues; ont tuees; ont
      assassines; ont executes; a massacre; ont massacre; avait massacre; avaient massacre;
      a ete responsable de la mort de; ont ete responsables de la mort de; est responsable de la mort de; sont
      responsables de la mort de; fut responsable de la mort de`,
    responsible: `a ete responsable de; ont ete responsables de; est responsable de; sont responsables de; fut
      responsable de`,
    passive: 'ete; etaient; sont; furent; fut; etait; auraient ete; aurait ete',
    fought: `affrontes; affronte; affrontees; combattu; qui a combattu; qui ont combattu; se sont battus; se
      sont battues; s est battu; se battent; se battaient; se sont affrontes; se sont affrontees; s
      affrontent; s affrontaient; s affronterent; affrontent; affronterent; ont combattu; combattent;
      combattaient; qui combattait; qui s est battu; qui s est affronte; a oppose; ont oppose; opposa;
      opposerent; avait oppose; avaient oppose; opposent; opposaient; opposait; se sont heurtes; se sont
      heurtees; se sont accroches; se sont accrochees; se sont combattus; se sont combattues; se combattent;
      en sont venus aux mains`,
    home_government: `gouvernement; forces gouvernementales; forces du gouvernement; troupes gouvernementales;
      regime; forces du regime; troupes du regime; troupes du gouvernement; armee gouvernementale; armee du
      regime; armee loyaliste; forces loyalistes; troupes loyalistes; l armee; les forces armees; les forces de
      securite; les militaires; forces de securite`,
    to_end: `jusqu a la fin de; jusqu a fin; d ici fin; d ici la fin de; jusqu a la fin du; jusqu a la fin d`,
    false_that: `il est faux que; il est faux qu; il est faux de dire que; il est faux d affirmer que;
      il n est pas vrai que; il n est pas vrai qu; ce n est pas vrai que; ce n est pas vrai qu; c est faux que;
      il est inexact que; il n est pas exact que; faux que; c est un mensonge que`,
    uncounted: 'l est',
    passed:
      'est acheve; s acheve; s est acheve; s est termine; s est ecoule; s ecoule; ecoule; s acheve sur; s est acheve sur; s est termine sur',
    event: `evenement; evenements; incident; incidents; cas; fois; reprises; episode; episodes; incidents armes;
      incident arme; plus ou moins d incidents;
      occasions;
      actif; active; actifs; actives`,
    battle: `combat; combats; bataille; batailles; affrontement; affrontements; accrochage; accrochages;
      echauffouree; echauffourees; affrontes; affronte; affrontees; combattu; affrontements armes; combats
      armes; hostilites; affrontement arme; qui a combattu; qui ont combattu; qui combattait; qui s est battu;
      qui s est affronte; se sont battus; se sont battues; s est battu; se battent; se battaient; se sont
      affrontes; se sont affrontees; s affrontent; s affrontaient; s affronterent; affrontent; affronterent;
      echange de tirs; echanges de tirs; fusillade; fusillades; escarmouche; escarmouches; combats terrestres;
      combats au sol; accrochage arme; accrochages armes; ont combattu; combattent; combattaient; plus ou
      moins de combats; plus ou moins d affrontements; a oppose; ont oppose; opposa; opposerent; avait oppose;
      avaient oppose; opposent; opposaient; opposait; se sont heurtes; se sont heurtees; se sont accroches; se
      sont accrochees; se sont combattus; se sont combattues; se combattent; en sont venus aux mains; combats
      de rue; combats rapproches; heurts; heurts armes; engagement arme; engagements armes; echange de coups
      de feu; echanges de coups de feu; combats au corps a corps; affrontement direct; affrontements directs;
      tombes au combat; tombees au combat; tombes dans les combats`,
    explosion_remote_violence: `explosion; explosions; bombardement; bombardements; bombarde; bombardes;
      frappe aerienne; frappes aeriennes; raid aerien; raids aeriens; attentat a la bombe; attentats a la
      bombe; voiture piegee; voitures piegees; tirs d artillerie; attentat suicide; attentats suicides; tirs
      de roquettes; frappe de drone; frappes de drones; violence a distance; pilonnage; pilonnages; tirs de
      missiles; bombardements aeriens; bombardement aerien; attaque de drone; attaques de drones; attaque au
      drone; attaques au drone; attaques a la roquette; attaque suicide; attaques suicides; attentat a la
      voiture piegee; attentats a la voiture piegee; explosions et violence a distance; frappes d artillerie;
      tirs d obus; frappes de missiles; a bombarde; a pilonne; avait bombarde; bombardait; frappe d
      artillerie; frappe de missile; tir de missile; tir d obus; tir de roquette; tirs de mortier; tir de
      mortier; attaque a la bombe; attaques a la bombe; attentat kamikaze; attentats kamikazes; vehicule
      piege; vehicules pieges; attentat au vehicule piege; attentats au vehicule piege; attaque aerienne;
      attaques aeriennes; attaque de missiles; attaques de missiles; bombardement d artillerie; bombardements
      d artillerie; pilonnage d artillerie; camion piege; camions pieges; attentat au camion piege;
      attentats au camion piege; moto piegee; motos piegees`,
    violence_against_civilians: `violence contre civils; violences contre civils; violence contre les civils;
      violences contre les civils; violence contre des civils; violences contre des civils; attaque contre des
      civils; attaques contre des civils; attaque contre les civils; attaques contre les civils; violences a l
      encontre des civils; violence a l encontre des civils; violences a l egard des civils; massacre;
      massacres; massacres de civils; violences contre la population civile; actes de violence contre des
      civils; attaques visant des civils; attaque contre la population civile; attaques contre la population
      civile; attaque visant des civils; attaques visant les civils; attaque visant les civils; attaques
      ciblant des civils; attaques ciblant les civils; attaque ciblant des civils; violences envers les
      civils; violences envers des civils; exactions contre des civils; exactions contre les civils; attaques
      dirigees contre des civils; attaques dirigees contre les civils; attaques deliberees contre des civils;
      attaques deliberees contre les civils; agressions contre des civils; agressions contre les civils; actes
      de violence contre les civils; attaques contre civils; attentats contre des civils; attaques a l
      encontre des civils; violences visant des civils; violences visant les civils; violences commises contre
      des civils; violences commises contre les civils; attaques deliberees contre la population civile;
      attaques intentionnelles contre des civils; attaques intentionnelles contre les civils; attaques
      intentionnelles contre la population civile; attaques directes contre des civils; attaques directes
      contre les civils; attaques directes contre la population civile; attaques ciblees contre des civils;
      attaques ciblees contre les civils; attaques ciblees contre la population civile; attaques visant
      deliberement des civils; attaques visant deliberement les civils; attaque deliberee contre des civils;
      attaque deliberee contre les civils; violences deliberees contre des civils; violences deliberees contre
      les civils; attaques visant la population civile; attaques ciblant la population civile; violences
      contre les populations civiles; attaques contre les populations civiles; exactions contre la population
      civile; exactions visant des civils; tuerie; tueries; massacre de civils; tueries de civils; tuerie de
      civils; attentats visant la population; attentats visant la population civile;
      attentats visant des civils; attentats visant les civils; attaques visant la population;
      attentats contre la population; attentats contre la population civile; attentats contre les civils`,
    protest: 'manifestation; manifestations; manifeste; protestation; protestations',
    riot: 'emeute; emeutes',
    strategic_development: 'developpement strategique; developpements strategiques',
    state_based: 'etatique; etatiques',
    non_state: 'non etatique; non etatiques',
    one_sided: 'violence unilaterale; violences unilaterales; unilateral; unilaterale; unilaterales',
    attack: `attaque; attaques; attentat; attentats; assaut; assauts; raid; raids; attaquee; attaquees; qui a
      attaque; plus ou moins d attaques; a attaque; avait attaque; attaque armee; attaques armees; attaque
      terroriste; attaques terroristes; incursion; incursions`,
    violent: `violence; violences; violent; violente; violents; violentes; actes de violence;
      incidents violents; evenements violents; incidents de violence; incident violent; evenement violent;
      violence armee; violences armees; episodes de violence; faits de violence; faits violents;
      violence politique; evenements de violence; acte de violence`,
    mass: 'violence; violent; violente; violents; violentes; violences; violence armee; violences armees; violence politique; violence contre les civils; violences contre les civils; violence contre des civils; violences contre des civils; hostilites',
    government: `gouvernement; forces gouvernementales; forces du gouvernement; regime; forces du regime; armee;
      forces armees; forces; troupes; troupes gouvernementales; troupes du regime; troupes du gouvernement;
      armee gouvernementale; armee du regime; armee reguliere; armee loyaliste; forces loyalistes; troupes
      loyalistes; forces regulieres; aviation; armee de l air; aviation militaire; forces aeriennes; l armee;
      les forces armees; les forces de securite; les militaires; forces de securite; soldats;
      militaires`,
    by: `par; aux mains de; aux mains du; de la part de; commis par; perpetres par; du fait de; commise par;
      commises par; perpetree par; perpetrees par; perpetre par; menes par; menees par; lances par; lancees par;
      conduites par; sous les coups de; sous les coups du; attribues a; attribuees a; imputes a; imputees a;
      imputables a; revendiques par; revendiquees par`,
    involving: `avec; contre; impliquant; opposant; ayant oppose; qui ont oppose; mettant aux prises;
      auxquels ont pris part; auxquelles ont pris part; auxquels a participe; auxquelles a participe; impliques;
      opposant les; avec la participation de`,
    between: `entre; compris entre; comprise entre; situe entre; oscille entre; que se livrent; que se sont
      livres`,
    from: 'a partir de; a compter de; a dater de; a partir du; a compter du',
    to: `a; au; aux; jusqu a; jusqu en; d ici; d ici a; d ici au; jusqu au; jusque; jusqu a la fin de; jusqu
      a fin; d ici fin;
      d ici la fin de; jusqu a la fin du; jusqu a la fin d`,
    since: `depuis; depuis le debut de; depuis le debut du; depuis le debut d; depuis debut; depuis l annee;
      depuis le mois de; depuis le mois d; depuis l an; depuis le commencement de`,
    before: 'avant; avant le; avant la',
    after: 'apres; apres le',
    first_half: `premier semestre; premiere moitie; premier semestre de; premiere moitie de; s1;
      premier semestre d; six premiers mois de; six premiers mois d; premiers six mois de; h1`,
    second_half: `second semestre; deuxieme semestre; seconde moitie; deuxieme moitie; second semestre de;
      deuxieme semestre de; seconde moitie de; s2; six derniers mois de; six derniers mois d;
      derniers six mois de; h2`,
    first_quarter: `premier trimestre; premier trimestre de; t1; trois premiers mois de; trois premiers mois d;
      premiers trois mois de; q1`,
    second_quarter: `deuxieme trimestre; second trimestre; deuxieme trimestre de; second trimestre de; t2; q2`,
    third_quarter: 'troisieme trimestre; troisieme trimestre de; t3; q3',
    fourth_quarter: `quatrieme trimestre; dernier trimestre; quatrieme trimestre de; dernier trimestre de; t4;
      trois derniers mois de; trois derniers mois d; derniers trois mois de; q4`,
    ask: `quel; quelle; quels; quelles; dis moi; dites moi; s il vous plait; ventile; ventiles; ventilee;
      ventilees; reparti; repartis; reparties; repartition; chiffres; donnees; statistiques; liste; comment;
      je cherche; je voudrais savoir; je voudrais; j aimerais savoir; j aimerais connaitre; je veux savoir;
      je souhaite savoir; je souhaiterais savoir; je souhaite connaitre; pourriez vous me donner;
      pouvez vous me donner; peux tu me donner; peux tu me dire; tu peux me dire; tu peux me donner;
      pourrais tu me dire; pouvez vous me dire; pourriez vous me dire; pourriez vous m indiquer;
      pouvez vous m indiquer; indiquez moi; donne moi; donnez moi; montre moi; montrez moi; savez vous; sais tu;
      tu sais; sait on; remonte; remontent; question; une question; j ai besoin de; j ai besoin du; il me faut;
      je recherche; renseignez moi; a combien; lequel; laquelle; calcule; calculez; de combien`,
    what_happened: `que s est il passe; que s est passe; qu est il arrive; que s y est il passe;
      qu est ce qui s est passe`,
    how_many: `combien; combien de; combien d; nombre de; nombre d; le nombre de; nombre total de;
      quel est le nombre de; quel a ete le nombre de; quel etait le nombre de; combien de fois; nb de; nb; nbr;
      nbre; nombre; nombre total; nombre total d; combien y a t il eu de; combien y a t il eu d;
      combien y eut il de; total de; total des; total d; le total des; quel est le bilan; quel a ete le bilan;
      quel fut le bilan; quel est le total; quel est le bilan de; quel fut le nombre de; a combien de reprises;
      selon le nombre de; a combien s eleve; a combien se monte; a combien s elevait; selon les morts;
      selon les civils tues; d apres le nombre de; en fonction du nombre de;
      a combien de; a combien d`,
    which_province: `province dans laquelle; gouvernorat dans lequel; province ou; gouvernorat ou; quelle
      province; dans quelle province; quelles provinces; dans quelles provinces;
      quel gouvernorat; dans quel gouvernorat; quelle est la province; quelle a ete la province; quelle region;
      province la plus meurtriere; province la plus sanglante; quelle fut la province;
      quel a ete le gouvernorat; quel est le gouvernorat; quels gouvernorats; dans quels gouvernorats;
      dans quelle region; quelles regions; classement des gouvernorats; classement des provinces;
      classement par province; classement par gouvernorat; classe les provinces; classez les provinces;
      classe les gouvernorats; classez les gouvernorats; classer les provinces; classer les gouvernorats;
      gouvernorat le plus meurtrier; gouvernorat le plus sanglant; province la plus violente;
      gouvernorat le plus violent; range les provinces; range les gouvernorats; rangez les provinces;
      rangez les gouvernorats; ranger les provinces; ranger les gouvernorats; trie les provinces;
      trie les gouvernorats; triez les provinces; triez les gouvernorats; trier les provinces;
      trier les gouvernorats; ordonne les provinces; ordonne les gouvernorats; ordonnez les provinces;
      ordonnez les gouvernorats; ordonner les provinces; ordonner les gouvernorats; classe moi les provinces;
      classe moi les gouvernorats; classez moi les provinces; classez moi les gouvernorats;
      liste des provinces; liste des gouvernorats;
      ou y a t il eu; ou y eut il; ou a t il eu; ou ont eu lieu; ou est ce que; ou ont ete tues; ou ont ete
      tuees; dans quelle partie de la syrie;
      province la moins meurtriere; province la moins sanglante; province la moins violente; gouvernorat le
      moins meurtrier; gouvernorat le moins sanglant; gouvernorat le moins violent`,
    unchecked: `de loin; de tres loin`,
    which_day: `quel jour; en quel jour; quel a ete le jour; quel est le jour; quel fut le jour; quels
      jours; quelle
      journee; quelle a ete la journee; quelle fut la journee; jour le plus meurtrier; jour le plus
      sanglant; jour le plus violent; le jour le plus meurtrier; le jour le plus sanglant; le jour le plus
      violent; pire jour; le pire jour; journee la plus meurtriere; la journee la plus meurtriere; journee
      la plus sanglante; la journee la plus sanglante`,
    among_provinces: `que toute autre province; que dans toute autre province;
      que dans toutes les autres provinces reunies; que toutes les autres provinces reunies; que dans
      toutes les autres provinces confondues; que dans tous les autres gouvernorats reunis; que tous les
      autres gouvernorats reunis; que dans le reste du pays;
      que n importe quelle autre province; que dans n importe quelle autre province;
      que tout autre gouvernorat; que dans tout autre gouvernorat; province avec le plus de;
      province avec le plus d; province qui a compte le plus de; province qui a connu le plus de;
      province avec le moins de; province avec le moins d;
      toute autre province; n importe quelle autre province; tout autre gouvernorat;
      de toutes les provinces; de tous les gouvernorats; parmi toutes les provinces; parmi tous les
      gouvernorats`,
    among_months: `que tout autre mois; qu au cours de tout autre mois; que n importe quel autre mois;
      que durant tout autre mois;
      tout autre mois; n importe quel autre mois;
      de tous les mois; parmi tous les mois`,
    among_years: `que toute autre annee; qu au cours de toute autre annee; que n importe quelle autre
      annee; que durant toute autre annee;
      toute autre annee; n importe quelle autre annee;
      de toutes les annees; parmi toutes les annees`,
    which_month: `quel mois; en quel mois; au cours de quel mois; pendant quel mois; durant quel mois;
      quel a ete le mois; quel est le mois; quel fut le mois; mois le plus meurtrier; mois le plus sanglant;
      mois le plus violent; classement des mois; classe les mois; classez les mois; classer les mois;
      quels mois; dans quel mois; range les mois; rangez les mois; ranger les mois; trie les mois;
      triez les mois; trier les mois; ordonne les mois; ordonnez les mois; ordonner les mois;
      classe moi les mois; classez moi les mois; classement mensuel; classement par mois;
      pire mois; le pire mois;
      pire mois pour; le pire mois pour; quel a ete le pire mois; quel fut le pire mois; quel a ete le pire
      mois pour; quel fut le pire mois pour;
      mois avec le plus de; mois avec le plus d; mois qui a compte le plus de; mois qui a connu le plus de;
      mois avec le moins de; mois avec le moins d;
      mois le moins meurtrier; mois le moins sanglant; mois le moins violent`,
    which_year: `quelle annee; en quelle annee; au cours de quelle annee; quelle a ete l annee;
      quelle fut l annee; quelle est l annee; dans quelle annee; annee la plus meurtriere;
      annee la plus sanglante; annee la plus violente; classement des annees; classe les annees;
      classez les annees; quelles annees; range les annees; rangez les annees; ranger les annees;
      trie les annees; triez les annees; trier les annees; ordonne les annees; ordonnez les annees;
      ordonner les annees; classer les annees; classe moi les annees; classez moi les annees;
      classement par annee;
      pire annee; la pire annee;
      pire annee pour; la pire annee pour; quelle a ete la pire annee; quelle a ete la pire annee pour;
      quelle fut la pire annee; quelle fut la pire annee pour;
      annee avec le plus de; annee avec le plus d; annee qui a compte le plus de; annee qui a connu le
      plus de;
      annee avec le moins de; annee avec le moins d;
      annee la moins meurtriere; annee la moins sanglante; annee la moins violente`,
    most: `le plus de; le plus d; le plus; le plus grand nombre de; plus grand nombre de;
      le plus grand nombre d; le plus important; plus grand nombre d; le plus eleve; plus eleve;
      classement des gouvernorats; classement des provinces; classement par province;
      classement par gouvernorat; classe les provinces; classez les provinces; classe les gouvernorats;
      classez les gouvernorats; classer les provinces; classer les gouvernorats; classement des mois;
      classe les mois; classez les mois; classer les mois; classement des annees; classe les annees;
      classez les annees; range les mois; range les provinces; range les gouvernorats; range les annees;
      rangez les mois; rangez les provinces; rangez les gouvernorats; rangez les annees; ranger les mois;
      ranger les provinces; ranger les gouvernorats; ranger les annees; trie les mois; trie les provinces;
      trie les gouvernorats; trie les annees; triez les mois; triez les provinces; triez les gouvernorats;
      triez les annees; trier les mois; trier les provinces; trier les gouvernorats; trier les annees;
      ordonne les mois; ordonne les provinces; ordonne les gouvernorats; ordonne les annees; ordonnez les mois;
      ordonnez les provinces; ordonnez les gouvernorats; ordonnez les annees; ordonner les mois;
      ordonner les provinces; ordonner les gouvernorats; ordonner les annees; classer les annees;
      classe moi les mois; classe moi les provinces; classe moi les gouvernorats; classe moi les annees;
      classez moi les mois; classez moi les provinces; classez moi les gouvernorats; classez moi les annees;
      classement mensuel; classement par mois; classement par annee;
      par ordre decroissant; du plus au moins; le pire en tete; du plus eleve au plus bas; en ordre
      decroissant;
      province avec le plus de; province avec le plus d; province qui a compte le plus de;
      province qui a connu le plus de;
      top;
      plus actif; plus active; plus actifs; plus actives;
      mois avec le plus de; mois avec le plus d; mois qui a compte le plus de; mois qui a connu le plus de;
      annee avec le plus de; annee avec le plus d; annee qui a compte le plus de; annee qui a connu le
      plus de`,
    fewest: `le moins de; le moins d; le moins; le plus petit nombre de; plus petit nombre de;
      le plus petit nombre d; le plus faible nombre de; le plus faible; le moins eleve;
      province avec le moins de; province avec le moins d;
      mois avec le moins de; mois avec le moins d;
      annee avec le moins de; annee avec le moins d;
      annee la moins meurtriere; annee la moins sanglante; annee la moins violente; mois le moins meurtrier;
      mois le moins sanglant; mois le moins violent; province la moins meurtriere; province la moins
      sanglante; province la moins violente; gouvernorat le moins meurtrier; gouvernorat le moins sanglant;
      gouvernorat le moins violent`,
    deadliest: `plus meurtriere; plus meurtrier; plus sanglant; plus sanglante; plus violente; la plus
      meurtriere; le plus meurtrier; plus mortel; plus mortelle; plus meurtrier que; plus meurtriere que; plus
      meurtrier qu; plus meurtriere qu; province la plus meurtriere; province la plus sanglante; plus
      meurtriers; plus meurtrieres; les plus meurtriers; les plus meurtrieres; plus sanglants; plus sanglantes;
      le plus sanglant; la plus sanglante; plus violent; le plus violent; la plus violente; gouvernorat le plus
      meurtrier; gouvernorat le plus sanglant; province la plus violente; gouvernorat le plus violent; mois le
      plus meurtrier; mois le plus sanglant; mois le plus violent; annee la plus meurtriere; annee la plus
      sanglante; annee la plus violente; plus sanglant que; plus sanglante que; pire annee; la pire annee; pire
      mois; le pire mois; pire annee pour; la pire annee pour; quelle a ete la pire annee; quelle a ete la pire
      annee pour; quelle fut la pire annee; quelle fut la pire annee pour; pire mois pour; le pire mois pour;
      quel a ete le pire mois; quel fut le pire mois; quel a ete le pire mois pour; quel fut le pire mois pour;
      jour le plus meurtrier; jour le plus sanglant; jour le plus violent; le jour le plus meurtrier; le jour le
      plus sanglant; le jour le plus violent; pire jour; le pire jour; journee la plus meurtriere; la journee la
      plus meurtriere; journee la plus sanglante; la journee la plus sanglante; plus meurtrier en; plus
      meurtriere en; plus meurtriers en; plus meurtrieres en; plus sanglant en; plus sanglante en; plus violent
      en; plus violente en; plus mortel en; plus mortelle en;
      annee la moins meurtriere; annee la moins sanglante; annee la moins violente; mois le moins meurtrier;
      mois le moins sanglant; mois le moins violent; province la moins meurtriere; province la moins
      sanglante; province la moins violente; gouvernorat le moins meurtrier; gouvernorat le moins sanglant;
      gouvernorat le moins violent`,
    by_province: `par province; par provinces; par gouvernorat; dans chaque province; chaque province;
      pour chaque province; selon la province`,
    by_day: 'par jour; chaque jour; jour par jour; pour chaque jour; quotidiennement',
    by_month: `par mois; mensuel; mensuelle; mensuels; mensuellement; chaque mois; mois par mois;
      pour chaque mois; selon le mois`,
    by_year: 'par an; par annee; annuel; annuels; annuellement; chaque annee; annee par annee; par annees',
    which_actor: `qui a combattu; qui ont combattu; qui combattait; qui s est battu; qui s est affronte;
      qui a participe; qui a pris part; quels groupes; quel groupe; quels groupes armes; quel groupe arme;
      quelles parties; quels acteurs; quel acteur; quelles factions; quels camps; quel camp; quelles forces;
      qui a tue; qui a attaque; qui a commis;
      contre qui; avec qui`,
    by_actor: `par groupe; par groupes; par groupe arme; par acteur; par acteurs; par camp; par faction;
      de chaque groupe; de chaque camp; pour chaque groupe`,
    compare: `compare; comparez; comparer; comparaison de; comparaison entre; comparaison des; par rapport a;
      compare a; comparee a; comparons; comparatif; comparaison; vs; versus; compares a; comparees a;
      comparativement a`,
    whether: `est ce que; est ce qu; est il vrai que; est il vrai qu; est ce vrai que; est il exact que; il
      est vrai que; il est vrai qu; y a t il eu; y a t il bien eu; y a t il vraiment eu; y a t il; y avait
      il; a t on; t il; t elle; t ils; t elles;
      ont ils; ont elles; sont ils; sont elles; t; est il exact qu; est ce vrai qu; est ce exact que; est ce
      exact qu; vrai ou faux; est ce vrai ou faux; c est vrai que; c est vrai qu; est il avere que; est il
      avere qu; peut on dire que; peut on dire qu; a t il; a t elle; n y a t il eu; oui ou non; saviez vous
      que; saviez vous qu; sais tu que; sais tu qu; savez vous que; savez vous qu; savais tu que; savais tu
      qu; a t il tue; a t il tues; a t il tuee; a t il tuees; a t il assassine; a t il assassines; a t il
      execute; a t il executes; a t elle tue; a t elle tues; a t elle tuee; a t elle tuees; a t elle
      assassine; a t elle assassines; a t elle execute; a t elle executes; ont ils tue; ont ils tues; ont ils
      tuee; ont ils tuees; ont ils assassine; ont ils assassines; ont ils execute; ont ils executes; ont elles
      tue; ont elles tues; ont elles tuee; ont elles tuees; ont elles assassine; ont elles assassines; ont
      elles execute; ont elles executes; est il correct que; est il correct qu; est il juste de dire que; est
      il juste de dire qu; est il exact de dire que; peut on affirmer que; peut on affirmer qu; pouvez vous
      confirmer que; pouvez vous confirmer qu; vous confirmez que; vous confirmez qu; pouvez vous verifier si;
      quelqu un peut il confirmer que; quelqu un peut confirmer que; fact check; fact checking; est ce correct
      que; confirmez vous que; confirmez vous qu; est il reellement vrai que; est il bien vrai que; est il
      bien vrai qu; est il reellement vrai qu; il est exact que; il est exact qu; il est correct que; est il
      etabli que; est il etabli qu; serait il vrai que; serait il exact que; est ce bien vrai que; est ce bien
      vrai qu; je voudrais savoir s il est vrai que; je voudrais savoir s il est vrai qu; est ce que c est
      vrai que;
      est ce exact; est ce vrai; est ce correct; est ce juste; est ce bien exact; est ce bien vrai; est ce
      bien le cas; est ce le cas; cela tient il; ce chiffre est il exact; ce chiffre est il juste; est ce
      que c est vrai; est ce que c est exact;
      peut on imprimer que; peut on ecrire que; peut on publier que`,
    when: `quand; a quelle date; quel jour; a quel moment; a quand remonte; de quand date; quand a eu lieu;
      quand ont eu lieu; de quand datent; de quand datait; de quand dataient`,
    first_of: 'premiere; premier; premiers; premieres; premiers mois',
    last_of: `dernier; derniere; plus recent; plus recente; le plus recent; la plus recente; derniers mois;
      derniers; les derniers; dernieres; les dernieres; derniere fois`,
    change: `augmente; augmentait; augmenter; augmentation; progresse; baisse; baisser; diminue; diminuer;
      recule; evolue; evoluer; change; accru; accrus; tendance; evolution; augmentent; augmentaient; croissance;
      recul; diminution; diminuent; baissent; baissait; chute; chuter; grimpe; bondi; evoluent; evoluait;
      hausse; en hausse; en baisse; variation; varie; empire; aggrave; ameliore; progression; decru; decline;
      declin; plus ou moins nombreux; plus ou moins nombreuses; plus nombreux; plus nombreuses; moins nombreux;
      moins nombreuses; plus frequents; plus frequentes; moins frequents; moins frequentes;
      plus ou moins frequents; plus ou moins frequentes; plus ou moins de combats; plus ou moins de morts;
      plus ou moins de tues; plus ou moins d affrontements; plus ou moins d attaques; plus ou moins d
      incidents`,
    comparing: `qu; plus meurtrier que; plus meurtriere que; plus meurtrier qu; plus meurtriere qu; plus
      sanglant que; plus sanglante que; plus que; moins que; plus qu; moins qu; davantage que; davantage qu;
      plus de morts qu; que toute autre province; que dans toute autre province;
      que dans toutes les autres provinces reunies; que toutes les autres provinces reunies; que dans
      toutes les autres provinces confondues; que dans tous les autres gouvernorats reunis; que tous les
      autres gouvernorats reunis; que dans le reste du pays; que n importe quelle autre
      province; que dans n importe quelle autre province; que tout autre gouvernorat; que dans tout autre
      gouvernorat; superieur a celui de; superieure a celle de; inferieur a celui de; inferieure a celle de;
      moins eleve; moins elevee; davantage; plus meurtrier en; plus meurtriere en; plus meurtriers en; plus
      meurtrieres en; plus sanglant en; plus sanglante en; plus violent en; plus violente en; plus mortel en;
      plus mortelle en;
      que tout autre mois; qu au cours de tout autre mois; que n importe quel autre mois; que durant tout
      autre mois;
      que toute autre annee; qu au cours de toute autre annee; que n importe quelle autre annee; que
      durant toute autre annee`,
    share: `quel pourcentage de; quelle proportion de; quelle part de; quelle part des; quel pourcentage des;
      quelle proportion des; quelle est la part de; quelle est la part des; quelle etait la part des;
      quelle a ete la part des; quelle est la proportion de`,
    by_type: 'par type; par types; selon le type; par type d evenement; de chaque type',
    today: `aujourd'hui`,
    yesterday: 'hier',
    this_month: 'ce mois; ce mois ci; le mois en cours',
    previous_month: 'le mois dernier; mois dernier; le mois precedent; le mois passe',
    this_year: `cette annee; l'annee en cours; depuis le debut de l'annee`,
    previous_year: `l'annee derniere; l'an dernier; annee derniere; an dernier; l'annee passee;
      l'annee precedente`,
    last: `ces derniers; au cours des; ces dernieres; les derniers; les dernieres; dans les; derniers;
      dernieres; dernier; derniere`,
    hours: 'heures; heure; dernieres heures; h',
    days: 'jours; derniers jours',
    weeks: 'semaines; semaine; dernieres semaines',
    months: 'derniers mois; mois; premiers mois',
    years: 'dernieres annees',
    said: `a dit; ont dit; dit; disent; affirme; affirment; a affirme; ont affirme; assure; assurent; a
      assure; soutient; soutiennent; rapporte; rapportent; a rapporte; declare; declarent; a declare; indique;
      indiquent; a indique; precise; annonce; annoncent; a annonce; denonce; denoncent; confirme; confirment;
      a confirme; ecrit; a ecrit; resume; insiste; repete; martele; campe sur; maintient; transfere; souligne;
      soulignent; a souligne; rappelle; rappellent; a rappele; explique; a explique; ajoute; a ajoute; confie;
      a confie; raconte; temoigne; avance; avancent; fait savoir; a fait savoir; font savoir; revele;
      revelent; a revele; montre; montrent; conclut; concluent; avertit; reconnait; admet; j ai lu; j ai lu
      que; j ai entendu dire que; on m a dit que; on dit que; il parait que; informe; informent; ecrivent;
      relate; relatent; denoncait; signalait; affirmait; affirmaient; racontent; temoignent; ont denonce; ont
      annonce; ont confirme; ont indique; ont assure; ont rapporte; estime que; estiment que; estiment; alerte
      que; alertent; publie; a publie; recense que; conclut que; relaye; relayent; ont ecrit; a temoigne; a
      raconte; ont raconte; soutenait; calcule que; a soutenu; ont soutenu; a plaide; plaide; a martele; a
      insiste; a repete; repetent; a tweete; tweete; a poste; poste; a conclu; ont conclu; a admis; ont admis;
      a reconnu; ont reconnu; a averti; a prevenu; previent; a alerte; alerte; a estime; ont estime; a
      precise; ont precise; a fait remarquer; fait remarquer; a note; note que; notent; a resume; a commente;
      commente; a denonce; a certifie; certifie; certifient; a garanti; garantit; a jure; jure; apprend on;
      apprend on de; apprend on aupres de; a t on appris; a t on appris de; a t on appris aupres de; dit on;
      lit on; lit on dans; peut on lire; peut on lire dans; affirme t on; affirme t il; affirme t elle;
      declare t il; declare t elle; assure t il; assure t elle; assure t on; precise t il; precise t elle;
      precise t on; ajoute t il; ajoute t elle; explique t il; explique t elle; rappelle t il; rappelle t
      elle; indique t on; indique t il; rapporte t on; souligne t il; souligne t elle; tient a rappeler; a
      tenu a rappeler; rappelait; rappelaient; soulignait; indiquait; indiquaient; declarait; disait;
      disaient; assurait; assuraient; precisait; rapportait; rapportaient; estimait; estimaient; jugeait;
      annoncait; ont declare; ont souligne; ont rappele; ont explique; ont temoigne; ont fait savoir; ont
      revele; se felicite; s est felicite; se rejouit; s est rejoui; se vante; se targue; s alarme; s est
      alarme; s alarmait; s inquiete; s est inquiete; s indigne; s est indigne; s emeut; campe sur sa
      position; campe sur ses positions; campent sur leur position; maintient sa position; ont documente; a
      documente; ont recense; a recense; ont comptabilise; a comptabilise; ont denombre; a denombre; ont
      verifie; a verifie; j ai lu dans; ai lu que; ai entendu que; titre; titrait; lance t il; pretend;
      pretendent; allegue; alleguent`,
    according_to: `selon; d apres; d'apres; à en croire; en croire; de l avis de; aux dires de; de source; si
      l on en croit; si l en croit; au dire de; dixit; de sources; comme l affirme; comme l indique; comme le
      rapporte; comme l a annonce; citant; selon les chiffres de; d apres les chiffres de; aux termes de; de l
      aveu de; au dire des; selon le decompte de; selon le decompte; selon un decompte; selon un decompte de;
      selon un bilan; selon un bilan de; selon le bilan de; selon les releves; selon les releves de; d apres
      les releves; d apres les releves de; d apres les donnees de; d apres un decompte; d apres le decompte; d
      apres le decompte de; d apres un bilan; au vu des chiffres de; au vu des releves; documentes par;
      documentees par; documente par; documentee par; recenses par; recensees par; recense par; verifies par;
      verifiees par; enregistres par; enregistrees par; comptabilises par; comptabilisees par; rapportes par;
      rapportees par; confirmes par; confirmees par; releves par; relevees par; publies par; publiees par;
      compiles par; compilees par; collectes par; collectees par; denombres par; denombrees par; comme le
      rappelle; comme le souligne; comme le note; comme l ecrit; comme l explique; comme le dit; comme le
      disait; comme l a dit; comme l a rappele; comme l a indique; comme l a rapporte; comme l a confirme;
      comme l a declare; comme l a souligne; comme le confirme; comme le precise; comme le montre; comme le
      montrent; comme l affirment; comme l indiquent; comme le rapportent; comme en temoigne; sur la base de;
      sur la base des; en se basant sur; s appuyant sur; en s appuyant sur; pour reprendre les mots de; pour
      citer; d apres ce que; a ce que dit; a ce que disent; dans un communique; dans son communique; dans un
      rapport; dans son rapport; dans son rapport annuel; dans son bilan annuel; dans un message;
      selon des habitants; selon les habitants; d apres des habitants; d apres les habitants`,
    that: 'que; qu',
    war: 'guerre; conflit; violence; violences; guerre civile; conflit armé',
    restricts: `fois le; fois la; mille et une; mille et un;
      jusqu a ce que; jusqu a ce qu; une fois que; une fois qu; menteur; menteurs; menteuse; mentent;
      dement; dementi; demente; dementent; nie; nient; a nie; rejette; rejettent; faux; fausse;
      mensonge; mensonges; intox; mythe; blesses; blesse; blessees; enfant; enfants; mineurs; femme; femmes;
      fille; filles; familles; journalistes; medecins; soldat; soldats; combattants; miliciens; prisonniers;
      hopital; hopitaux; deplaces; deplacees; refugies; fui; arretes; enleves; disparus; moitie; tiers; pour
      cent; majorite; ville; villes; village; villages; quartier; quartiers; camp; camps; banlieue; campagne;
      aeroport; nord; sud; ouest; si; sauf; hormis; djihadistes peul*; jihadistes peul*; islamistes peul*;
      peuls djihadistes; peuls jihadistes; autre que; autres que; à part; dont; parmi; y compris; surtout;
      principalement;
      notamment; barils; tireurs; mines; craint; craignent; pourrait; pourraient; eux; elles; lesquels;
      lesquelles; auxquels; environs; alentours; peripherie; localite; localites; commune; communes; zone;
      zones; capitale; rue; rues; mosquee; ecole; ecoles; prison; prisons; frontiere; route; oriental;
      orientale; occidental; occidentale; septentrional; meridional; rural; rurale; rurales; fosse; fosses;
      banlieues; policiers; etudiants; eleves; enseignants; employes; travailleurs; fonctionnaires; personnel;
      humanitaires; soignants; militaires; djihadistes; jihadistes; terroristes; nourrissons; bebes;
      adolescents; jeunes; peres; meres; reporters; hommes; otages; combattant; detenus; recrues; seisme;
      tremblement de terre; covid; pandemie; accident; accidents; faim; froid; maladie; torture; tortures;
      incendie; noyes; suicide; suicides; aurait; auraient; devrait; devraient; peut etre; sans doute;
      probablement; possiblement; vraisemblablement; presume; presumes; presumees; suppose; supposes;
      apparemment; failli; manque de; risquent; risque; menace; menaces; sauve; sauves; sauvees; survivants;
      survecu; rescapes; tente; redoute; redoutent; a la merci; a la fois; s ajoutent; s ajoute; en plus de;
      outre; autres; d autres; respectivement; chacun; chacune; par jour; chaque jour; quotidiens;
      quotidiennes; quotidiennement; par semaine; en moyenne; fois plus; fois plus de; fois plus d; fois
      moins; fois moins de; fois moins d; fois superieur; fois superieur a; fois superieure a; dementie;
      refute; refutent; desinformation; infox; fake; invente; inventee; exagere; exageree; exception;
      mensonger; mensongere; soi disant; un mois; un an; une annee; un jour; une semaine; des mois; des
      annees; quelques mois; plusieurs mois; certains mois; les mois; un an apres; un an plus tard; cesse de;
      cessent de; n est pas vrai; ce n est pas vrai; pas vrai; c est faux; victimes; victime; en raison de; en
      raison du; en raison des; a cause de; a cause du; a cause des; suite a; suite au; epidemie; cholera;
      noyade; noyades; naufrage; secheresse; famine; inondation; inondations; membres; elements; cellules;
      hommes armes; extremistes; chez les combattants; chez les jihadistes; chez les djihadistes; dans les
      rangs; en cas de; en cas d; a moins de; faute de; faute d; en un seul; en une seule; en un unique;
      serait; seraient; absurde; ridicule; légende; infondé; infondée; canular; satire; satirique; blague;
      roman; film; se sont donné la mort; se sont ôté la vie; se sont suicidés; autocar; avalanche;
      infirmières; pèlerins; on ne peut pas dire que; on ne peut pas dire qu; on ne peut dire que; on ne peut
      pas affirmer que; on ne peut pas affirmer qu; on ne peut affirmer que; ne peut confirmer que; ne peut
      pas confirmer que; ne confirme pas; ne confirment pas; n a pas confirme; n ont pas confirme; sans
      pouvoir confirmer; sans confirmer; non confirme; non confirmes; non confirmee; non confirmees; s oppose
      a; s opposent a; s est oppose a; s est opposee a; se sont opposes a; s oppose; s opposent; douteux;
      douteuse; foutaises; n importe quoi; sans precision; bobard; bobards; loin d etre; pas encore confirme;
      pas terrible; pas franchement; ne partagez pas; partagez pas; ne partagez plus; hors; hors de; hors du;
      en dehors; en dehors de; en dehors du; grippe; cancer; overdose; hypothese; simulation; scenario;
      prevision; d avoir dit; d avoir affirme; pour avoir dit; pour avoir affirme; regrette; regrettent; s est
      excuse; limoge; en plaisantant; par ironie; pour rire; par erreur; ironiquement; pour plaisanter;
      falsifie; falsifiee; discredite; discreditee; a l issue mortelle; a issue mortelle`,
    at_end: `fin; a la fin de; a la fin du; a la fin d; a fin; fin de; au terme de; au sortir de; a l issue de`,
    so_far: `avait; avaient; avait fait; avaient fait; avait deja fait; avaient deja fait; deja; comptait;
      comptaient; totalisait; totalisaient; avait coute la vie a; avaient coute la vie a; s elevait a; s
      elevaient a; s eleve desormais a; s etablissait a`,
    alone: `rien qu en; rien qu a; rien qu au; rien que pour; rien que sur; rien que durant; rien que
      pendant; rien qu au mois de; rien qu au mois d; a elles seules; a eux seuls`,
    weekday: 'lundi; mardi; mercredi; jeudi; vendredi; samedi; dimanche',
    either: 'ou bien; ou de; ou du; ou dans; ou d; ou a; ou en',
    resulted: `laisse; laissent; a laisse; ont laisse; laissant; a entraine; ont entraine; ont provoque;
      a provoque; provoquant; provoque; occasionne; a occasionne; ont occasionne; faisant; a cause; ont cause;
      font; fit; firent; s est solde; se solde; resultat; s est acheve avec; s acheve avec; se termine avec;
      se cloture avec; s acheve; s est acheve; se termine; s est termine; se cloture; soldee; soldees;
      s est soldee; se sont soldees; soldes; solde`,
    saw: `vu; a vu; ont vu; voit; voient; avait vu; vecu; a vecu; a subi; ont subi; a endure; ont endure; a
      secoue; ont secoue; qui ont secoue; qui a secoue; secouant; qui ont ensanglante; qui a ensanglante; a
      ensanglante; ont ensanglante`,
    greeting: `bonjour; bonsoir; salut; merci; merci beaucoup; merci d avance; merci par avance; cordialement;
      bien cordialement; svp; stp; bonne journee; merci bien; partagez; partagez svp; a partager; merci de
      partager; partage svp; faites tourner; faites passer; rt; rt svp; plus jamais ca; plus jamais cela; n
      oublions jamais; n oublions pas; n oubliez jamais; n oubliez pas; ne l oublions pas; ne l oublions
      jamais; ne les oublions pas; ca suffit; c est assez; ca doit cesser; cela doit cesser; il faut que ca
      cesse; il faut que cela cesse; stop; honte a vous; honte a eux; honte a l europe; honte a nous; honte a
      l occident; honte a l onu; quelle honte; c est une honte; quelle horreur; quelle tragedie; quel drame;
      quel gachis; quelle tristesse; triste; tragique; terrible; horrible; effroyable; effarant; glacant;
      revoltant; scandaleux; choquant; bouleversant; insoutenable; inimaginable; incroyable; inadmissible;
      odieux; tout est dit; sans commentaire; sans commentaires; no comment; reveillez vous; ouvrez les yeux;
      reflechissez; a mediter; a bon entendeur; faites le calcul; faites vos calculs; cqfd; point final; point
      barre; un point c est tout; voila; voila tout; et voila; soyons clairs; soyons precis; que ce soit
      clair; disons le; disons le clairement; bref; en bref; en resume; en clair; en somme; au final; video;
      en images; photos; exclusif; info du jour; infos du jour; le chiffre du jour; chiffre du jour; chiffre
      de la semaine; le chiffre de la semaine; le chiffre du mois; chiffre cle; le saviez vous; saviez vous;
      repose en paix; reposez en paix; qu ils reposent en paix; rip; paix a leur ame; paix a leurs ames; mon
      dieu; dieu merci; grace a dieu; hamdoulillah; hamdoullah; inch allah; inchallah; mesdames et messieurs;
      mesdames messieurs; monsieur le president; madame la presidente; monsieur le ministre; madame la
      ministre; mes chers collegues; chers collegues; mes chers compatriotes; chers amis; mes amis; chers
      lecteurs; cher lecteur; salut a tous; bonjour a tous; bonsoir a tous; coucou; bien a vous; a bientot; a
      suivre; plus d infos a suivre; plus d informations a suivre; developpement a suivre; mise a jour; lol;
      mdr; voyez vous; figurez vous; tenez; ecoutez; regardez; n est ce pas; vrai ou faux; est ce vrai; est ce
      exact; c est vrai; c est bien vrai; est ce bien vrai; c est exact; c est bien ca; c est bien cela; info
      ou intox; info ou infox; vous confirmez; vous pouvez confirmer; pouvez vous confirmer; pouvez vous
      verifier; vous pouvez verifier; s il vous plait; s il te plait; de grace; je dis ca je dis rien; je ne l
      invente pas; a savoir; entre parentheses; hommage; pensees aux familles; pensees pour les familles;
      respect;
      est ce correct; est ce juste; est ce bien exact; est ce bien le cas; est ce le cas; cela tient il; ce
      chiffre est il exact; ce chiffre est il juste; est ce que c est vrai; est ce que c est exact;
      dites leurs noms; et personne n en parle; personne n en parle; et personne ne dit rien;
      personne ne dit rien; et personne n a rien dit; personne n a rien dit; et personne ne fait rien;
      personne ne fait rien; et tout le monde s en fiche; et tout le monde s en moque; et le monde se tait;
      le monde se tait; et le monde s est tu; et le monde regarde ailleurs`,
    year_before: 'l annee precedente; l annee d avant; un an plus tot; un an auparavant; l an precedent',
    toll: `nombre de morts; le nombre de morts; nombre de tues; le nombre de tues; nombre de deces;
      le nombre de deces; nombre de victimes mortelles; le nombre de victimes mortelles; bilan des morts;
      le bilan des morts; bilan humain; le bilan humain; bilan des tues; nombre total de morts;
      le nombre total de morts; nombre total de tues; le nombre total de tues; total des morts; total de morts;
      total de tues; nb de morts; nb morts; nombre de personnes tuees; le nombre de personnes tuees;
      nombre de personnes mortes`,
    without: `sans; sans aucun; sans aucune; sans le moindre; sans la moindre; sans un seul; sans une seule;
      sans qu un seul; sans qu une seule`,
    sayer: `porte parole; porteparole; ministere; ministre; agence; television; radio; journal; presse;
      medias; source; sources; rapport; rapport annuel; communique; bulletin; observatoire; onu; nations
      unies; ong; haut commissaire; memoire; base de donnees; organisation; autorites; administration
      autonome; notre base; porte paroles; observateurs; correspondant; etude; dossier; organisations;
      commission; commission d enquete; note de situation; osdh; snhr; ohchr; hcdh; unicef; ocha; hrw; human
      rights watch; amnesty; amnesty international; acled; croix rouge; croissant rouge; casques blancs;
      defense civile; rapports; communiques; rapporteur; rapporteurs; envoye special; secretaire general;
      observatrice; correspondante; a la presse; devant la presse; aux journalistes; a des journalistes;
      devant les journalistes; aux medias; devant les medias; devant les deputes; devant le parlement; devant
      l assemblee; devant l assemblee nationale; devant le senat; devant le conseil de securite; devant l
      assemblee generale; a l afp; a reuters; a l antenne; sur le plateau; au micro; en conference de presse;
      lors d une conference de presse; au cours d une conference de presse; dans une interview; dans un
      entretien; sur twitter; dans un tweet; a la tribune; a la television; a la radio; sur les reseaux
      sociaux; depute; deputee; senateur; senatrice; ambassadeur; ambassadrice; president; presidente; premier
      ministre; chef de la diplomatie; chef de l etat; secretaire d etat; secretaire generale; maire; prefet;
      eveque; archeveque; historien; historienne; universitaire; professeur; auteur; autrice; editorialiste;
      chroniqueur; chroniqueuse; journaliste; redaction; chaine; chaine de television; magazine; site; blog;
      billet; tribune; essai; article; reportage; documentaire; podcast; depeche; note; fiche; synthese;
      rapport de situation; rapport mensuel; bilan annuel; bilan mensuel; bulletin mensuel; bulletin annuel;
      rapport hebdomadaire; decompte; decompte annuel; decompte mensuel; statistiques officielles; chiffres
      officiels; archives; comite; conseil; conseil de securite; tribunal; cour; parquet; procureur;
      ambassade; consulat; envoye; envoyee; representant; representante; haut representant; haute commissaire;
      haut commissariat; delegue; deleguee; mission; cicr; msf; medecins sans frontieres; hcr; fidh; oxfam;
      ligue arabe; organisation de defense des droits; organisations de defense des droits; ong de defense des
      droits; ong de defense des droits humains; ong de defense des droits de l homme; observatoire syrien des
      droits de l homme; reseau syrien pour les droits de l homme; reseau syrien des droits de l homme; agence
      officielle; agence de presse; agence sana; medias d etat; television d etat; television publique; medias
      locaux; presse locale; source locale; sources locales; source medicale; sources medicales; source
      militaire; sources militaires; source securitaire; sources securitaires; source officielle; sources
      officielles; sources diplomatiques; sources humanitaires; ministere de la defense; ministre de la
      defense; ministere des affaires etrangeres; ministre des affaires etrangeres; ministre de l interieur;
      ministere de l interieur; ministre de la sante; ministere de la sante; nos equipes; notre equipe; nos
      chercheurs; nos enqueteurs; nos correspondants; nos confreres; nos militants; nos observateurs; notre
      observatoire; notre correspondant; notre correspondante; revue; recensement; recensement annuel;
      ministre syrien*; ministre russe*; ministre turc*; ministre turqu*; ministre israelien*; ministre
      iranien*; ministre kurde*; ministre americain*; ministre francais*; ministre britannique*; ministere
      syrien*; ministere russe*; ministere turc*; ministere turqu*; ministere israelien*; ministere iranien*;
      ministere kurde*; ministere americain*; ministere francais*; ministere britannique*; ambassadeur
      syrien*; ambassadeur russe*; ambassadeur turc*; ambassadeur turqu*; ambassadeur israelien*; ambassadeur
      iranien*; ambassadeur kurde*; ambassadeur americain*; ambassadeur francais*; ambassadeur britannique*;
      agence syrien*; agence russe*; agence turc*; agence turqu*; agence israelien*; agence iranien*; agence
      kurde*; agence americain*; agence francais*; agence britannique*; television syrien*; television russe*;
      television turc*; television turqu*; television israelien*; television iranien*; television kurde*;
      television americain*; television francais*; television britannique*; presse syrien*; presse russe*;
      presse turc*; presse turqu*; presse israelien*; presse iranien*; presse kurde*; presse americain*;
      presse francais*; presse britannique*; autorites syrien*; autorites russe*; autorites turc*; autorites
      turqu*; autorites israelien*; autorites iranien*; autorites kurde*; autorites americain*; autorites
      francais*; autorites britannique*; medias syrien*; medias russe*; medias turc*; medias turqu*; medias
      israelien*; medias iranien*; medias kurde*; medias americain*; medias francais*; medias britannique*;
      president syrien*; president russe*; president turc*; president turqu*; president israelien*; president
      iranien*; president kurde*; president americain*; president francais*; president britannique*;
      observatoire syrien*; observatoire russe*; observatoire turc*; observatoire turqu*; observatoire
      israelien*; observatoire iranien*; observatoire kurde*; observatoire americain*; observatoire francais*;
      observatoire britannique*; reseau syrien*; reseau russe*; reseau turc*; reseau turqu*; reseau
      israelien*; reseau iranien*; reseau kurde*; reseau americain*; reseau francais*; reseau britannique*;
      opposition syrien*; opposition russe*; opposition turc*; opposition turqu*; opposition israelien*;
      opposition iranien*; opposition kurde*; opposition americain*; opposition francais*; opposition
      britannique*; confrere; consoeur; diocese; archidiocese; eveche; archeveche; conference episcopale;
      mairie; prefecture; mediateur; police; gendarmerie`,
    oblique_sayer: `militants; militant; activistes; activiste; temoins; habitants du quartier; secouristes;
      analyste; analystes; chercheur; chercheurs; expert; experts; gouverneur; diplomates; deputes; senateurs;
      elus; ambassadeurs; avocats; avocat; juristes; juriste; magistrats; defenseurs; benevoles; volontaires;
      historiens; universitaires; enqueteurs; enqueteur; specialistes; specialiste; responsable; responsables;
      officiels; diplomate; commandant; riverains; temoin; experte; editorialistes`,
    members: `combattants; combattant; miliciens; milicien; djihadistes; djihadiste; jihadistes; jihadiste;
      terroristes; terroriste; soldats; membres; elements; cellules; cellule; hommes armes; groupe; groupe
      jihadiste; groupe djihadiste; groupe terroriste; groupe arme; unites; troupes; forces; extremistes;
      islamistes; islamiste; groupe islamiste; secte; secte islamiste; milice; milices; guerilla; guerilleros;
      eleveurs; bergers; cultivateurs; agriculteurs; presumes; membres presumes; groupe rebelle; mouvement`,
    takes_part: `a pris part a; ont pris part a; a pris part aux; ont pris part aux; a pris part au;
      a participe a; ont participe a; a participe aux; ont participe aux; a participe au; avait pris part a;
      a ete implique dans; a ete impliquee dans; est implique dans; est impliquee dans; a ete partie a; a livre;
      a mene; a lance; a commis; a perpetre; a conduit; a effectue; avait mene; avait lance; avait commis; mena;
      lanca; perpetra; aurait mene; aurait lance; aurait commis; aurait effectue;
      a t il mene; a t il menee; a t il menes; a t il menees; a t elle mene; a t elle menee; a t elle
      menes; a t elle menees; ont ils mene; ont ils menee; ont ils menes; ont ils menees; ont elles
      mene; ont elles menee; ont elles menes; ont elles menees; a t il commis; a t il commise; a t il
      commises; a t elle commis; a t elle commise; a t elle commises; ont ils commis; ont ils commise;
      ont ils commises; ont elles commis; ont elles commise; ont elles commises; a t il lance; a t il
      lancee; a t il lances; a t il lancees; a t elle lance; a t elle lancee; a t elle lances; a t elle
      lancees; ont ils lance; ont ils lancee; ont ils lances; ont ils lancees; ont elles lance; ont
      elles lancee; ont elles lances; ont elles lancees; a t il perpetre; a t il perpetree; a t il
      perpetres; a t il perpetrees; a t elle perpetre; a t elle perpetree; a t elle perpetres; a t elle
      perpetrees; ont ils perpetre; ont ils perpetree; ont ils perpetres; ont ils perpetrees; ont elles
      perpetre; ont elles perpetree; ont elles perpetres; ont elles perpetrees; a t il conduit; a t il
      conduite; a t il conduits; a t il conduites; a t elle conduit; a t elle conduite; a t elle
      conduits; a t elle conduites; ont ils conduit; ont ils conduite; ont ils conduits; ont ils
      conduites; ont elles conduit; ont elles conduite; ont elles conduits; ont elles conduites; a t il
      effectue; a t il effectuee; a t il effectues; a t il effectuees; a t elle effectue; a t elle
      effectuee; a t elle effectues; a t elle effectuees; ont ils effectue; ont ils effectuee; ont ils
      effectues; ont ils effectuees; ont elles effectue; ont elles effectuee; ont elles effectues; ont
      elles effectuees; a t il livre; a t il livree; a t il livres; a t il livrees; a t elle livre; a t
      elle livree; a t elle livres; a t elle livrees; ont ils livre; ont ils livree; ont ils livres; ont
      ils livrees; ont elles livre; ont elles livree; ont elles livres; ont elles livrees; a t il
      participe; a t il participe a; a t il pris part; a t il pris part a; a t elle participe; a t elle
      participe a; a t elle pris part; a t elle pris part a; ont ils participe; ont ils participe a; ont
      ils pris part; ont ils pris part a; ont elles participe; ont elles participe a; ont elles pris
      part; ont elles pris part a`,
    amid: `malgre la treve; malgre le cessez le feu; en depit de la treve; en depit du cessez le feu;
      en pleine treve; malgre; en depit de; en depit du; en depit des; tandis que; tandis qu; alors que;
      alors qu; alors meme que; pendant que; pendant qu; en pleine; en plein; au milieu de; au milieu du;
      bien que; bien qu; lorsque; lorsqu; sur fond de; a la veille de; tandis qu on`,
    to_now: `jusqu a aujourd'hui; jusqu'aujourd'hui; a aujourd'hui; jusqu a ce jour; a ce jour; jusqu a present;
      jusqu a maintenant; jusqu a nos jours; a nos jours; jusqu ici; et jusqu a aujourd'hui; et jusqu a ce jour;
      et jusqu a present`,
    one_month: `en un seul mois; en un mois; en l espace d un mois; en l espace d un seul mois; en un mois
      seulement; en seulement un mois; en a peine un mois; au cours d un seul mois; ce mois la; ce meme mois;
      le meme mois; au cours de ce mois; en ce mois; du meme mois; en tout juste un mois`,
    one_day: `en un seul jour; en une seule journee; en un jour; en une journee; en l espace d un jour; en l
      espace d une journee; en l espace d une seule journee; en un jour seulement; en une journee seulement;
      ce jour la; ce meme jour; le meme jour; cette journee la; du meme jour; au cours d une seule journee;
      au cours d une journee; au cours d un seul jour; durant une seule journee; en une seule et meme journee;
      en un seul et meme jour`,
    one_year: `en une seule annee; en un an; en un seul an; en l espace d un an; en l espace d une annee; en
      un an seulement; en une annee; cette annee la; cette meme annee; la meme annee; au cours de cette annee;
      en cette annee; de la meme annee; de cette meme annee; de cette annee la`,
    fell: 'a perdu; ont perdu; avait perdu; perd; perdit',
    hearsay: `auraient peri; aurait peri; auraient perdu la vie; aurait perdu la vie; auraient trouve la mort;
      aurait trouve la mort; seraient morts; seraient mortes; serait mort; serait morte; seraient decedes;
      seraient decedees; aurait tue; auraient tue; auraient coute la vie a; aurait coute la vie a; auraient ete;
      aurait ete; auraient eu lieu; aurait eu lieu; aurait fait; auraient fait; aurait mene; aurait lance;
      aurait commis; aurait effectue`,
    remark: `malgre la treve; malgre le cessez le feu; en depit de la treve; en depit du cessez le feu;
      en pleine treve`,
    struck: 'a attaque; avait attaque; a bombarde; a pilonne; avait bombarde; bombardait',
    unit: `province; provinces; gouvernorat; gouvernorats; mois; an; ans; année; années; jour; jours; semaine;
      semaines; heure; heures; minutes; dollars; euros; kilomètres`,
    why: 'pourquoi',
    account: `rapport; rapports; bilan; information; informations; accusation; accusations; déclaration;
      déclarations; chiffre; chiffres; communiqué; rumeur; rumeurs; affirmation; affirmations; annonce`,
    told_to: `a la presse; devant la presse; aux journalistes; a des journalistes; devant les journalistes;
      aux medias; devant les medias; devant les deputes; devant le parlement; devant l assemblee; devant l
      assemblee nationale; devant le senat; devant le conseil de securite; devant l assemblee generale; a l
      afp; a reuters; a l antenne; sur le plateau; au micro; en conference de presse; lors d une conference de
      presse; au cours d une conference de presse; dans une interview; dans un entretien; sur twitter; dans un
      tweet; a la tribune; a la television; a la radio; sur les reseaux sociaux`,
    relative: `qui; dont; ou se trouve; ou se trouvent; ou se situe; ou est situee; ou est situe; ou est
      basee; ou vit; ou vivent; ou siege; ou stationne; ou stationnent; ou etait basee; a majorite; a
      dominante; majoritairement`,
    countrywide: `dans tout le pays; a travers le pays; a l echelle du pays; dans l ensemble du pays;
      sur tout le
      territoire`,
    told_place: `y; la bas; ici; cette province; ce gouvernorat; la meme province; le meme gouvernorat`,
  },
};
