/** Kinds of places whose events are told by province only. */
export const PLACE_CLASSES = ['health', 'education', 'aid', 'shelter', 'worship'] as const;
export type PlaceClass = (typeof PLACE_CLASSES)[number];

// Words and phrases by language, in any spelling that folds to theirs; a star stands for any ending. All are looked
// for in texts of any language, because headlines are often in another one than the record: what means something
// harmless elsewhere (the French "aide") stands here in a phrase only. English includes transliterated Arabic.

const health = {
  en: `hospital, hospitals, clinic, clinics, polyclinic*, doctor, doctors, nurse, nurses, paramedic*, ambulance*, medic,
    medics, medical, medicine, medicines, maternity, pharmacy, pharmacies, pharmacist*, surgeon*, surgical, dispensary,
    dispensaries, midwife, midwives, patients, dialysis, vaccination*, first aid, blood bank, health center*,
    health centre*, health facilit*, health worker*, health post*, healthcare, mashfa, mashfaa, mustashfa, mostashfa,
    mustawsaf`,
  es: `hospitales, clinica, clinicas, ambulatorio*, medico, medicos, medica, medicas, enfermera*, enfermero*, ambulancia*,
    sanitario*, sanitaria*, maternidad, farmacia*, centro de salud, puesto de salud`,
  fr: `hopital, hopitaux, clinique*, dispensaire*, maternite*, medecin*, infirmier*, infirmiere*, ambulancier*,
    soignant*, pharmacie*, centre de sante, poste de sante, secouriste*`,
  ar: `مستشفى, مستشفيات, مشفى, مشافي, مستوصف*, عيادة, عيادات, طبيب, طبيبة, أطباء, طبي, طبية, طبيا, ممرض*, مسعف*, إسعاف,
    صيدلية, صيدليات, مركز صحي, مرضى`,
  ru: `больниц*, госпитал*, поликлиник*, клиник*, роддом*, родильн*, медпункт*, медсанчаст*, медучрежден*, врач*,
    медик, медики, медиков, медикам, медсестр*, медработник*, фельдшер*, скорая помощь, скорой помощи, аптек*`,
  uk: `лікарн*, шпитал*, госпітал*, поліклінік*, клінік*, пологов*, лікар, лікарі, лікаря, лікарів, лікарка, медики,
    медиків, швидка допомога, швидкої допомоги`,
};

const education = {
  en: `school, schools, schoolchild*, schoolgirl*, schoolboy*, schoolteacher*, kindergarten*, nursery, nurseries,
    universit*, college, colleges, campus, campuses, student, students, pupil, pupils, teacher, teachers, headmaster*,
    headteacher*, professor, professors, classroom*, dormitory, dormitories, madrasa, madrasah, madrassa, madrassah,
    jamia`,
  es: `escuela*, colegio*, universidad*, guarderia*, jardin infantil, estudiante*, alumno*, alumna*, maestro, maestros,
    maestra, maestras, profesor*, docente*`,
  fr: `ecole*, ecolier*, lycee*, lyceen*, universite*, eleve, eleves, etudiant*, enseignant*, instituteur*,
    institutrice*, creche, creches, professeur*`,
  ar: `مدرسة, مدارس, جامعة, جامعات, طلاب, طلبة, طالبة, طالبات, تلاميذ, تلميذ, معلم, معلمة, معلمين, مدرسين, روضة,
    رياض الأطفال, كلية, معهد`,
  ru: `школ*, детский сад*, детского сад*, детском сад*, детских сад*, детсад*, университет*, институт*, колледж*, лицей,
    лицея, лицее, студент*, ученик*, учител*, преподавател*, вуз, вузы, вуза`,
  uk: `дитячий сад*, дитячого сад*, дитячому сад*, дитсад*, університет*, інститут*, коледж*, ліцей, ліцею, ліцеї, учень,
    учня, учні, учнів, вчител*, викладач*`,
};

const aid = {
  en: `aid, aids, relief, humanitarian*, red crescent, red cross, white helmet*, civil defence, civil defense, rescuers,
    rescue team*, rescue worker*, rescue crew*, ngo, ngos, unhcr, unicef, unrwa, wfp, ocha, msf, sarc, food distribution*,
    food warehouse*, food basket*, soup kitchen*, bakery, bakeries, bread furnace*, bread oven*, bread line*, breadline*,
    bread queue*`,
  es: `humanitario, humanitarios, humanitaria, humanitarias, ayuda alimentaria, cruz roja, media luna roja,
    proteccion civil, defensa civil, cascos blancos, socorrista*, panaderia*, reparto de alimentos`,
  fr: `humanitaire, humanitaires, aide alimentaire, croix rouge, croissant rouge, protection civile, casques blancs,
    boulangerie*, distribution de vivres`,
  ar: `إغاثة, إغاثي, إغاثية, مساعدات, معونات, إنساني, إنسانية, هلال الأحمر, صليب الأحمر, خوذ البيضاء, دفاع المدني,
    مخبز, مخابز, فرن, أفران`,
  ru: `гуманитарн*, красный крест, красного креста, красным крестом, красный полумесяц, красного полумесяца,
    белые каски, белых касок, спасатели, спасателей, волонтер*, пекарн*, хлебозавод*`,
  uk: `гуманітарн*, червоний хрест, червоного хреста, рятувальник*, білі каски, білих касок, хлібзавод*`,
};

const shelter = {
  en: `shelter, shelters, refugee*, displaced, displacement, idp, idps, evacuee*, camp, camps, orphanage*,
    nursing home*, mukhayyam, mukhayam, mukhaym, mokhayam, makhyam, malja`,
  es: `refugiado*, refugiada*, refugio, refugios, desplazado*, desplazada*, albergue*, campamento*, orfanato*`,
  fr: `refugie, refugies, refugiee*, deplaces, deplacees, abri, abris, orphelinat*`,
  ar: `مخيم, مخيمات, لاجئ, لاجئة, لاجئين, لاجئون, نازح*, مهجر*, ملجأ, ملاجئ, مأوى, إيواء, دار أيتام, دار الأيتام`,
  ru: `беженец, беженк*, беженц*, переселенец, переселенц*, убежищ*, бомбоубежищ*, приют*, лагер*, детский дом,
    детского дома, детском доме, интернат*`,
  uk: `біженець, біженк*, біженц*, переселенець, укритт*, бомбосховищ*, притулок, притулк*, табір, табор*,
    дитячий будинок, дитячого будинку`,
};

const worship = {
  en: `mosque*, masjid*, church, churches, chapel*, cathedral*, monaster*, convent, convents, synagogue*, temple, temples,
    shrine*, priest, priests, imams, imam of, bishop*, nun, nuns, monk, monks, rabbi, rabbis, worshipper*, worshiper*,
    friday prayer*, prayer hall*, minaret*, musalla*, husseiniya*, hussainiya*, husayniyya*, kanisa, kaniseh, kaneesa`,
  es: `mezquita*, iglesia*, capilla*, catedral*, monasterio*, convento*, sinagoga*, templo*, santuario*, sacerdote*,
    parroquia*, parroco*`,
  fr: `mosquee*, eglise*, cathedrale*, monastere*, couvent*, chapelle*, paroisse*, pretre*, sanctuaire*`,
  // Not the word for a monastery: it begins the name of a province, Deir ez-Zor.
  ar: `مسجد, مساجد, جامع, جوامع, كنيسة, كنائس, كاتدرائية, حسينية, حسينيات, كنيس, معبد, مصلى, مصلين, مصلون, كاهن, قس`,
  ru: `мечет*, церк*, церков*, храм*, монастыр*, собор, собора, соборе, собору, синагог*, священник*, часовн*, костел*`,
  uk: `монастир*, соборі, соборів, священик*, каплиц*`,
};

/** Phrases that hold one of the others and mean something else; taken out before the search. */
const harmless = {
  en: `training camp*, military camp*, army camp*, boot camp*, camp of the regime, camps of the regime, military college*,
    military school*, military academ*, air college, infantry school*, infantry college*, artillery school*,
    artillery college*, armament college*, flight school*, with the aid of, with aid of, military aid, humanitarian truce,
    humanitarian ceasefire, humanitarian situation, humanitarian condition*, humanitarian catastrophe*,
    humanitarian crisis`,
  es: `escuela militar, escuela de policia, colegio electoral, campamento militar, campamento de entrenamiento,
    situacion humanitaria, crisis humanitaria`,
  fr: `ecole militaire, ecole de police, camp militaire, camp d entrainement, situation humanitaire, crise humanitaire`,
  ar: `جامعة الدول, كلية الحربية, كلية العسكرية, كلية المدفعية, كلية المشاة, مساعدات عسكرية`,
  ru: `тренировочн* лагер*, учебн* лагер*, военн* лагер*, военн* институт*, гуманитарн* перемири*`,
  uk: `тренувальн* таб*, навчальн* таб*, військов* таб*, військов* інститут*`,
};

const listed = (byLanguage: Readonly<Record<string, string>>): string[] =>
  Object.values(byLanguage).flatMap((phrases) => phrases.split(',').map((phrase) => phrase.trim()));

export const sensitivePhrases: Readonly<Record<PlaceClass, readonly string[]>> = {
  health: listed(health),
  education: listed(education),
  aid: listed(aid),
  shelter: listed(shelter),
  worship: listed(worship),
};

export const harmlessPhrases: readonly string[] = listed(harmless);
