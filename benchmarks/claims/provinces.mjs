/** Provinces by short names, as the source writes them. */
export const provinces = {
  aleppo: 'Aleppo Governorate',
  homs: 'Homs Governorate',
  hama: 'Hamah Governorate',
  idlib: 'Idlib Governorate',
  daraa: 'Daraa Governorate',
  raqqa: 'Ar Raqqah Governorate',
  deir: 'Deir ez Zor Governorate',
  hasakah: 'Al Hasakah Governorate',
  latakia: 'Latakia Governorate',
  quneitra: 'Quneitra Governorate',
  damascus: 'Damascus Governorate',
  rif: 'Rif Dimashq Governorate',
  sweida: 'As Suwayda Governorate',
  tartus: 'Tartus Governorate',
};
