export { feature } from './feature.ts';
export { holidaysFrom, saveHoliday } from './holidays/holiday-repository.ts';
export { presentOrganization, settingsOf } from './organization-presenter.ts';
export { findOrganization, setOrganizationFile } from './organization-repository.ts';
export { findPaperBrand, type PaperBrand } from './paper-brand.ts';
