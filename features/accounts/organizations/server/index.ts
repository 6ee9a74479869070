export { holidaysFrom, saveHoliday } from './holidays/holiday-repository.ts';
export { presentOrganization, settingsOf } from './organization-presenter.ts';
export { loadOrganization, saveSetupShown, setOrganizationFile } from './organization-repository.ts';
export { loadPaperBrand, type PaperBrand, printedBrand } from './paper-brand.ts';
export { recordOrganizationChange } from './settings/record-organization-change.ts';
