import type { PhrasesByLanguage } from './phrases-by-language.js';

/** Places and people that teach. */
export const educationPhrases: PhrasesByLanguage = {
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
