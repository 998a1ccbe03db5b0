import type { PhrasesByLanguage } from './phrases-by-language.js';

/** Places and people that treat the sick and wounded. */
export const healthPhrases: PhrasesByLanguage = {
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
