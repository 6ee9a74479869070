import {
  IconBuildingSkyscraper,
  IconBuildings,
  IconClockPause,
  IconContract,
  IconFileImport,
  IconFingerprint,
  IconForms,
  IconGauge,
  IconLogin2,
  IconMail,
  IconMap2,
  IconPlug,
  IconReceipt,
  IconSettings,
  IconShieldLock,
  IconTemplate,
  IconTruckDelivery,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Flag } from '#platform/contract/flags';
import type { TextKey } from '#platform/web/i18n/index';
import type { Session } from '#platform/web/session/index';
import { pageAt } from '../../pages.ts';
import { shows } from '../../shell/open-pages.ts';

type AdminCard = {
  page: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  flag: Flag;
  text: TextKey;
  /** Other words by which the palette finds the page. They are never shown, and both languages apply. */
  words: readonly [english: string, spanish: string];
};

/** Pages of the admin hub. A card is shown to people who hold its flag and may open its page. */
export const adminCards: readonly AdminCard[] = [
  {
    page: '/admin/users',
    icon: IconUsers,
    flag: 'hasAccessAdminUsers',
    text: 'people:titles.listText',
    words: ['people employees invite roles permissions', 'personas empleados invitar roles permisos'],
  },
  {
    page: '/admin/roles',
    icon: IconShieldLock,
    flag: 'hasAccessAdminRoles',
    text: 'roles:titles.listText',
    words: ['permissions rights access who may', 'permisos derechos acceso quién puede'],
  },
  {
    page: '/admin/clients',
    icon: IconBuildingSkyscraper,
    flag: 'hasAccessAdminClients',
    text: 'clients:titles.listText',
    words: ['customers accounts contacts', 'cuentas contactos'],
  },
  {
    page: '/admin/jobs',
    icon: IconBuildings,
    flag: 'hasAccessAdminBuildings',
    text: 'jobs:titles.listText',
    words: [
      'job sites services contracts budgets margin list documents insurance coi',
      'sitios servicios contratos presupuestos margen lista documentos seguros coi',
    ],
  },
  {
    page: '/admin/contracts',
    icon: IconContract,
    flag: 'hasAccessAdminJobs',
    text: 'service-figures:titles.pageText',
    words: [
      'values margins labor share vacancy ending expiring renewals timeline portfolio',
      'valores márgenes mano de obra vacancia terminan vencen renovaciones cronología',
    ],
  },
  {
    page: '/admin/billing',
    icon: IconReceipt,
    flag: 'hasAccessAdminJobs',
    text: 'contracts:titles.billingText',
    words: ['invoices contracts month run vacancy credits', 'facturas contratos mes créditos vacancia'],
  },
  {
    page: '/admin/work-loading-rates',
    icon: IconGauge,
    flag: 'hasAccessAdminJobs',
    text: 'staffing-plans:rates.titles.listText',
    words: [
      'staffing workload production rates square feet hour minutes',
      'personal carga tasas pies cuadrados hora minutos',
    ],
  },
  {
    page: '/admin/job-assignments',
    icon: IconUserCheck,
    flag: 'hasAccessAdminJobAssignments',
    text: 'assignments:titles.listText',
    words: ['team supervisors porters who works', 'equipo supervisores conserjes quién trabaja'],
  },
  {
    page: '/admin/areas',
    icon: IconMap2,
    flag: 'hasAccessAdminAreas',
    text: 'areas:titles.listText',
    words: ['regions territories', 'regiones territorios zonas'],
  },
  {
    page: '/admin/vendors',
    icon: IconTruckDelivery,
    flag: 'hasAccessAdmin',
    text: 'vendors:titles.listText',
    words: ['contractors suppliers insurance coi w-9', 'contratistas seguros coi w-9'],
  },
  {
    page: '/admin/templates',
    icon: IconTemplate,
    flag: 'hasAccessAdminTemplates',
    text: 'inspection-templates:titles.listText',
    words: ['checklists inspections', 'listas inspecciones'],
  },
  {
    page: '/admin/company-settings',
    icon: IconSettings,
    flag: 'hasAccessAdminCompanySettings',
    text: 'organizations:companySettings.titleText',
    words: [
      'logo colors brand name time zone holidays fiscal year deadlines organization chart',
      'logotipo colores marca nombre zona horaria feriados ajustes año fiscal plazos organigrama',
    ],
  },
  {
    page: '/admin/email',
    icon: IconMail,
    flag: 'hasAccessAdminCompanySettings',
    text: 'company-mail:titleText',
    words: [
      'mail smtp test deliver spam sender from reply spf dkim dmarc domain',
      'correo smtp prueba entrega spam remitente respuesta spf dkim dmarc dominio',
    ],
  },
  {
    page: '/admin/security',
    icon: IconFingerprint,
    flag: 'hasAccessAdminUsers',
    text: 'security:titles.pageText',
    words: ['security two-step two-factor login', 'seguridad dos pasos inicio de sesión'],
  },
  {
    page: '/admin/single-sign-on',
    icon: IconLogin2,
    flag: 'hasAccessAdminCompanySettings',
    text: 'single-sign-on:titleText',
    words: [
      'sso oidc okta microsoft google login provider domain',
      'sso oidc okta microsoft google acceso proveedor dominio',
    ],
  },
  {
    page: '/admin/integrations',
    icon: IconPlug,
    flag: 'integrations.canView',
    text: 'app:admin.integrationsText',
    words: ['payroll connect', 'nómina conectar'],
  },
  {
    page: '/export/buildings',
    icon: IconFileImport,
    flag: 'canExportData',
    text: 'jobs:export.cardText',
    words: ['download table CSV Excel', 'descargar tabla CSV Excel'],
  },
  {
    page: '/forms',
    icon: IconForms,
    flag: 'hasAccessForms',
    text: 'app:admin.formsText',
    words: ['VIP award vaccine', 'premio VIP vacuna'],
  },
  {
    page: '/admin/parked-work',
    icon: IconClockPause,
    flag: 'isAdmin',
    text: 'parked-work:titleText',
    words: ['failed emails retry errors', 'fallidos correos reintentar errores'],
  },
];

/** The cards that this person sees, each called what its page is called. */
export const shownCards = (session: Session): readonly (AdminCard & { label: TextKey })[] =>
  adminCards.flatMap((card) => {
    const page = pageAt(card.page);
    return page && shows(session, card) ? [{ ...card, label: page.title }] : [];
  });
