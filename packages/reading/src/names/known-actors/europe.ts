import type { KnownActor } from './known-actor.js';

/** Who fought in Europe and in the Caucasus. */
export const actorsOfEurope: readonly KnownActor[] = [
  {
    names: ['DPR', 'LPR', 'United Armed Forces of Novorossiya'],
    called: `separatists; the separatists; separatistas; séparatistes; сепаратисты; сепаратистов; сепаратистами;
      сепаратистам; ополченцы; ополченцев; ополченцами; ополчение; ополчения; ополчением; сепаратисти; сепаратистів;
      ополченці; ополченців; ополченцями; إنفصاليون; الانفصاليون; الانفصاليين; انفصاليين`,
    countries: ['UA'],
    isKind: true,
    isOnlyThere: true,
  },
  {
    names: ['DPR', 'LPR', 'United Armed Forces of Novorossiya'],
    called: `pro-Russian separatists; pro-Russian rebels; pro-Russian militants; pro-Russian fighters; pro-Russian
      insurgents; pro-Russian militias; pro-Russia separatists; pro-Russia rebels; Russian-backed separatists;
      Russian-backed rebels; Russian-backed militants; Russian-backed fighters; Russia-backed separatists;
      Russia-backed rebels; Russia-backed fighters; Russian-led forces; Donbas separatists; Donbass separatists;
      Donbas rebels; separatist rebels; Novorossiya; Novorossiya forces; separatistas prorrusos; rebeldes prorrusos;
      milicianos prorrusos; milicias prorrusas; insurgentes prorrusos; separatistas pro-rusos; rebeldes pro-rusos;
      separatistas respaldados por Rusia; separatistas apoyados por Rusia; prorrusos; séparatistes prorusses;
      séparatistes pro-russes; rebelles prorusses; rebelles pro-russes; insurgés prorusses; séparatistes soutenus par
      la Russie; séparatistes soutenus par Moscou; prorusses; пророссийские сепаратисты; пророссийских сепаратистов;
      пророссийскими сепаратистами; пророссийские боевики; пророссийских боевиков; пророссийскими боевиками;
      пророссийские ополченцы; ополченцы Донбасса; ополченцев Донбасса; ополченцами Донбасса; ополчение Донбасса;
      ополчения Донбасса; боевики Донбасса; боевики ДНР и ЛНР; боевиков ДНР и ЛНР; боевиками ДНР и ЛНР; ополченцы ДНР
      и ЛНР; ополченцами ДНР и ЛНР; боевики «Л/ДНР»; боевики ЛДНР; проросійські сепаратисти; проросійських
      сепаратистів; проросійськими сепаратистами; проросійські бойовики; проросійських бойовиків; проросійськими
      бойовиками; бойовики ДНР і ЛНР; бойовиками ДНР і ЛНР; бойовиків ДНР і ЛНР; бойовики ДНР та ЛНР; бойовиками ДНР
      та ЛНР; бойовики ЛДНР; проросійські угруповання; الانفصاليون الموالون لروسيا; الانفصاليين الموالين لروسيا;
      انفصاليون موالون لروسيا; انفصاليين موالين لروسيا; الانفصاليون المدعومون من روسيا; المتمردون الموالون لروسيا;
      المتمردين الموالين لروسيا; انفصاليو دونباس; انفصاليي دونباس`,
    countries: ['UA'],
    isKind: true,
  },
  {
    names: ['DPR'],
    called: `DNR; Donetsk People's Republic; forces of the Donetsk People's Republic; DPR forces; DPR militants; DPR
      fighters; DPR rebels; DNR forces; Donetsk separatists; Donetsk rebels; RPD; República Popular de Donetsk;
      fuerzas de la República Popular de Donetsk; République populaire de Donetsk; forces de la République populaire
      de Donetsk; ДНР; Донецкая народная республика; Донецкой народной республики; Донецкой народной республикой; силы
      ДНР; силами ДНР; войска ДНР; войсками ДНР; ополченцы ДНР; ополченцами ДНР; ополчение ДНР; армия ДНР; Донецька
      народна республіка; Донецької народної республіки; Донецькою народною республікою; сили ДНР; війська ДНР;
      جمهورية دونيتسك الشعبية; قوات جمهورية دونيتسك الشعبية; انفصاليو دونيتسك`,
    countries: ['UA', 'RU'],
  },
  {
    names: ['LPR'],
    called: `LNR; Luhansk People's Republic; Lugansk People's Republic; forces of the Luhansk People's Republic; LPR
      forces; LPR militants; LPR fighters; LPR rebels; LNR forces; Luhansk separatists; Luhansk rebels; RPL; República
      Popular de Lugansk; República Popular de Luhansk; fuerzas de la República Popular de Lugansk; République
      populaire de Louhansk; République populaire de Lougansk; République populaire de Lugansk; forces de la
      République populaire de Louhansk; ЛНР; Луганская народная республика; Луганской народной республики; Луганской
      народной республикой; силы ЛНР; силами ЛНР; войска ЛНР; войсками ЛНР; ополченцы ЛНР; ополченцами ЛНР; ополчение
      ЛНР; армия ЛНР; Луганська народна республіка; Луганської народної республіки; Луганською народною республікою;
      сили ЛНР; війська ЛНР; جمهورية لوغانسك الشعبية; جمهورية لوهانسك الشعبية; قوات جمهورية لوغانسك الشعبية; انفصاليو
      لوغانسك`,
    countries: ['UA', 'RU'],
  },
  {
    names: ['United Armed Forces of Novorossiya'],
    called: `Armed Forces of Novorossiya; United Armed Forces of Novorossia; Fuerzas Armadas Unidas de Nueva Rusia;
      Fuerzas Armadas Unidas de Novorossia; Forces armées unies de Nouvelle-Russie; Forces armées unies de Novorossia;
      Объединённые вооружённые силы Новороссии; Объединенных вооруженных сил Новороссии; вооружённые силы Новороссии;
      вооруженных сил Новороссии; армия Новороссии; армии Новороссии; Об'єднані збройні сили Новоросії; збройні сили
      Новоросії; القوات المسلحة المتحدة لنوفوروسيا`,
    countries: ['UA'],
  },
  {
    names: ['Maidan'],
    called: `Maidan protesters; Maidan activists; Maidan demonstrators; Euromaidan protesters; Euromaidan activists;
      Euromaidan; manifestantes del Maidán; manifestantes de Maidán; manifestantes del Euromaidán; manifestants de
      Maïdan; manifestants du Maïdan; manifestants de l'Euromaïdan; протестующие Майдана; активисты Майдана;
      активистами Майдана; майдановцы; протестувальники Майдану; активісти Майдану; активістами Майдану; майданівці;
      متظاهرو الميدان; محتجو الميدان`,
    countries: ['UA'],
  },
  {
    names: ['Government of Ukraine'],
    called: `AFU; Kyiv's forces; Kiev's forces; Kyiv's troops; fuerzas de Kiev; tropas de Kiev; forces de Kiev;
      forces de Kyiv; armée de Kiev; ВСУ; ЗСУ; киевские войска; киевских войск; киевскими войсками; украинские
      силовики; украинскими силовиками; силы АТО; силами АТО; سلطات كييف; قوات كييف`,
    countries: ['UA', 'RU'],
  },
  {
    names: ['Government of Russia (Soviet Union)'],
    called: `ВС РФ; ВС России; армия РФ; армии РФ; армией РФ; войска РФ; войск РФ; войсками РФ; войскам РФ; силы РФ;
      ЗС РФ; ЗС Росії; армія РФ; армії РФ; армією РФ; війська РФ; військ РФ; військами РФ; сили РФ; російські
      окупанти; російськими окупантами; Moscow's forces; Moscow's troops; fuerzas de Moscú; tropas de Moscú; forces de
      Moscou; قوات موسكو`,
    countries: ['UA', 'RU'],
  },
  {
    names: ['Chechen Republic of Ichkeria'],
    called: `Chechen separatists; Chechen rebels; Chechen fighters; Chechen militants; Chechen insurgents; Ichkeria
      forces; separatistas chechenos; rebeldes chechenos; guerrilleros chechenos; combatientes chechenos;
      independentistas chechenos; séparatistes tchétchènes; rebelles tchétchènes; indépendantistes tchétchènes;
      combattants tchétchènes; чеченские сепаратисты; чеченских сепаратистов; чеченскими сепаратистами; чеченские
      боевики; чеченских боевиков; чеченскими боевиками; чеченские повстанцы; чеченскими повстанцами; боевики Ичкерии;
      Чеченская республика Ичкерия; Чеченской республики Ичкерия; чеченські сепаратисти; чеченських сепаратистів;
      чеченськими сепаратистами; чеченські бойовики; чеченськими бойовиками; чеченські повстанці; чеченськими
      повстанцями; Чеченська республіка Ічкерія; Чеченської республіки Ічкерія; المتمردون الشيشان; المتمردين الشيشان;
      الانفصاليون الشيشان; الانفصاليين الشيشان; المقاتلون الشيشان; المقاتلين الشيشان; انفصاليون شيشان; متمردون شيشان;
      جمهورية الشيشان إشكيريا`,
    countries: ['RU'],
  },
  {
    names: ['Forces of the Caucasus Emirate'],
    called: `Caucasus Emirate; Emirate of the Caucasus; Imarat Kavkaz; Emirato del Cáucaso; Émirat du Caucase; Имарат
      Кавказ; Имарата Кавказ; Имаратом Кавказ; Кавказский эмират; Кавказского эмирата; Кавказским эмиратом; Эмират
      Кавказ; Імарат Кавказ; Імарату Кавказ; Кавказький емірат; Кавказького емірату; Кавказьким еміратом; إمارة
      القوقاز; إمارة القوقاز الإسلامية`,
  },
  {
    names: ['Republic of Artsakh', 'Republic of Nagorno-Karabakh'],
    called: `Karabakh forces; Nagorno-Karabakh forces; Artsakh forces; Karabakh Armenians; Karabakh Armenian forces;
      Nagorno-Karabakh Defense Army; Nagorno-Karabakh Defence Army; Artsakh Defence Army; Artsakh Defense Army;
      Karabakh separatists; Armenian separatists; fuerzas de Nagorno Karabaj; fuerzas de Artsaj; armenios de Karabaj;
      separatistas armenios; forces du Haut-Karabakh; forces du Haut-Karabagh; forces de l'Artsakh; séparatistes
      arméniens; séparatistes du Haut-Karabakh; армия Карабаха; карабахские армяне; карабахскими армянами; силы
      Карабаха; Армия обороны Нагорного Карабаха; Армия обороны Карабаха; Армия обороны НКР; Армии обороны Карабаха;
      Армии обороны НКР; Армия обороны Арцаха; Армии обороны Арцаха; НКР; армянские сепаратисты; армянскими
      сепаратистами; карабахські вірмени; сили Карабаху; Армія оборони Карабаху; Армія оборони Нагірного Карабаху;
      вірменські сепаратисти; вірменськими сепаратистами; قوات قره باغ; قوات ناغورني قره باغ; قوات كاراباخ; انفصاليو
      قره باغ; الانفصاليون الأرمن`,
    countries: ['AZ', 'AM'],
  },
  {
    names: ['Republic of Abkhazia'],
    called: `Abkhaz forces; Abkhazian forces; Abkhaz separatists; Abkhazian separatists; Abkhaz rebels; separatistas
      abjasios; separatistas abjazos; fuerzas abjasias; fuerzas abjazas; rebeldes abjasios; séparatistes abkhazes;
      forces abkhazes; абхазские сепаратисты; абхазских сепаратистов; абхазскими сепаратистами; абхазские силы;
      абхазские войска; абхазские боевики; абхазькі сепаратисти; абхазькими сепаратистами; абхазькі сили; القوات
      الأبخازية; الانفصاليون الأبخاز`,
    countries: ['GE'],
  },
  {
    names: ['Republic of South Ossetia'],
    called: `South Ossetian forces; South Ossetian separatists; South Ossetian militia; South Ossetian rebels;
      Ossetian separatists; Ossetian forces; separatistas osetios; fuerzas osetias; fuerzas surosetias; separatistas
      surosetios; séparatistes ossètes; forces sud-ossètes; séparatistes sud-ossètes; forces ossètes; югоосетинские
      силы; югоосетинские сепаратисты; югоосетинскими силами; осетинские сепаратисты; південноосетинські сили;
      південноосетинські сепаратисти; قوات أوسيتيا الجنوبية; الانفصاليون الأوسيتيون`,
    countries: ['GE'],
  },
  {
    names: ['Serbian Republic of Bosnia-Herzegovina', 'Serbian irregulars'],
    called: `Bosnian Serbs; Bosnian Serb; Bosnian Serb forces; Bosnian Serb army; Bosnian Serb troops; Bosnian Serb
      rebels; VRS; Army of Republika Srpska; Army of the Republika Srpska; Mladic's forces; Karadzic's forces;
      serbobosnios; fuerzas serbobosnias; ejército serbobosnio; tropas serbobosnias; serbios de Bosnia; serbios
      bosnios; fuerzas serbias de Bosnia; Serbes de Bosnie; forces serbes de Bosnie; forces bosno-serbes; armée
      bosno-serbe; armée serbe de Bosnie; forces serbo-bosniaques; боснийские сербы; боснийских сербов; боснийскими
      сербами; армия боснийских сербов; армии боснийских сербов; армией боснийских сербов; войска боснийских сербов;
      войсками боснийских сербов; силы боснийских сербов; армия Республики Сербской; армии Республики Сербской; армией
      Республики Сербской; боснійські серби; боснійських сербів; боснійськими сербами; армія боснійських сербів; армії
      боснійських сербів; війська боснійських сербів; сили боснійських сербів; армія Республіки Сербської; صرب
      البوسنة; قوات صرب البوسنة; جيش صرب البوسنة`,
    countries: ['BA'],
  },
  {
    names: ['Croatian Republic of Bosnia-Herzegovina', 'Croatian irregulars'],
    called: `Bosnian Croats; Bosnian Croat forces; HVO; Croatian Defence Council; Croatian Defense Council;
      bosniocroatas; croatas de Bosnia; fuerzas croatas de Bosnia; Consejo de Defensa Croata; Croates de Bosnie;
      forces croates de Bosnie; Conseil de défense croate; боснийские хорваты; боснийских хорватов; боснийскими
      хорватами; ХВО; Хорватский совет обороны; боснійські хорвати; боснійських хорватів; боснійськими хорватами;
      كروات البوسنة; قوات كروات البوسنة`,
    countries: ['BA'],
  },
  {
    names: ['Serbian Republic of Krajina'],
    called: `Krajina Serbs; Croatian Serbs; Republic of Serbian Krajina; Krajina Serb forces; serbios de Krajina;
      serbios de Croacia; serbocroatas de Krajina; Serbes de Krajina; Serbes de Croatie; сербы Краины; краинские
      сербы; краинскими сербами; хорватские сербы; серби Країни; краївські серби; хорватські серби; صرب كرايينا; صرب
      كرواتيا`,
    countries: ['HR'],
  },
  {
    names: ['UCK'],
    called: `KLA; Kosovo Liberation Army; Ejército de Liberación de Kosovo; ELK; Armée de libération du Kosovo; АОК;
      ОАК; Армия освобождения Косова; Армии освобождения Косова; Армией освобождения Косова; Армия освобождения
      Косово; Армии освобождения Косово; Освободительная армия Косова; Освободительной армии Косова; АВК; Армія
      визволення Косова; Армії визволення Косова; Армією визволення Косова; Визвольна армія Косова; Визвольної армії
      Косова; جيش تحرير كوسوفو`,
    countries: ['RS', 'XK', 'AL', 'ME'],
  },
  {
    names: ['UCK'],
    called: `NLA; National Liberation Army; Albanian rebels; ethnic Albanian rebels; ethnic Albanian guerrillas;
      ethnic Albanian insurgents; Ejército de Liberación Nacional; rebeldes albaneses; guerrilla albanesa;
      guerrilleros albaneses; Armée de libération nationale; rebelles albanais; guérilla albanaise; албанские боевики;
      албанские повстанцы; албанскими боевиками; албанськими бойовиками; албанські бойовики; المتمردون الألبان`,
    countries: ['MK'],
    isOnlyThere: true,
  },
  {
    names: ['ETA'],
    called: `Euskadi Ta Askatasuna; Basque separatists; Basque separatist group ETA; banda terrorista ETA;
      organización terrorista ETA; separatistas vascos; organisation séparatiste basque ETA; séparatistes basques;
      ЭТА; баскские сепаратисты; баскскими сепаратистами; баскские террористы; ЕТА; баскські сепаратисти; баскськими
      сепаратистами; منظمة إيتا; حركة إيتا; الانفصاليون الباسك`,
    countries: ['ES', 'FR'],
  },
  {
    names: ['PIRA'],
    called: `IRA; Provisional IRA; Provisional Irish Republican Army; Irish Republican Army; Ejército Republicano
      Irlandés; IRA Provisional; Armée républicaine irlandaise; IRA provisoire; ИРА; Ирландская республиканская армия;
      Ирландской республиканской армии; Ирландской республиканской армией; ІРА; Ірландська республіканська армія;
      Ірландської республіканської армії; Ірландською республіканською армією; الجيش الجمهوري الإيرلندي`,
    countries: ['GB', 'IE'],
  },
  {
    names: ['RIRA'],
    called: `Real IRA; IRA Auténtico; IRA véritable; Подлинная ИРА; Подлинной ИРА; Справжня ІРА; الجيش الجمهوري
      الإيرلندي الحقيقي`,
    countries: ['GB', 'IE'],
  },
];
