/**
 * Other words for a page that has no card of Admin, by its path: the palette finds it by these words too. Both languages
 * apply, whichever is on the screen: they are never shown, and people who work in Spanish know many things by English names.
 */
export const pageWords: Readonly<Record<string, readonly [english: string, spanish: string]>> = {
  '/': ['home start overview activity', 'inicio resumen actividad'],
  '/map/{-$jobId}': ['map sites buildings addresses', 'mapa sitios edificios direcciones'],
  '/quality/inspections/dashboard': ['quality score audit', 'calidad puntuación auditoría'],
  '/quality/inspections': [
    'inspections scores reports audits deficiencies',
    'inspecciones puntajes reportes auditorías deficiencias',
  ],
  '/quality/inspections/create': [
    'new inspection start inspect walk audit quality',
    'nueva inspección comenzar inspeccionar recorrido auditoría calidad',
  ],
  '/quality/inspections/due': [
    'due overdue inspections next frequency',
    'inspecciones vencidas próximas frecuencia fecha límite',
  ],
  '/quality/inspections/schedule': [
    'schedule plan calendar who inspects',
    'programa plan calendario quién inspecciona',
  ],
  '/tasks': [
    'work orders requests deficiencies series recurring past due',
    'órdenes solicitudes deficiencias series recurrentes vencidas',
  ],
  '/daily-reports': ['nightly reports doors locked night', 'reportes nocturnos puertas noche'],
  '/daily-reports/doors': ['door proof locked tenant unlocked', 'constancia puerta inquilino seguro'],
  '/daily-reports/dashboard': [
    'nightly daily report missing submission doors',
    'nocturno diario informe faltantes entrega puertas',
  ],
  '/action-log/dashboard': [
    'day porter figures restroom interval coverage',
    'conserje cifras intervalo baños cobertura',
  ],
  '/daily-reports/missing': [
    'missing late reports remind not started',
    'faltan atrasados recordar sin comenzar reportes',
  ],
  '/daily-reports/tonight': [
    'tonight wall screen office monitor reports',
    'esta noche pantalla oficina monitor reportes',
  ],
  '/action-log': ['day porter log activities', 'conserje registro actividades acciones'],
  '/special-project/create': [
    'new extra work proposal carpet windows floors power washing',
    'nuevo trabajo adicional propuesta alfombras ventanas pisos lavado a presión',
  ],
  '/special-projects/dashboard': [
    'extra work invoices billing proposals',
    'trabajo extra facturas propuestas',
  ],
  '/library/courses': ['training courses videos briefing', 'capacitación cursos videos charla'],
  '/business-reviews/dashboard': ['client meeting quarterly', 'cliente reunión trimestral'],
  '/admin': ['administration settings manage', 'administrar configuración ajustes'],
  '/admin/security/sessions': ['sessions devices log out', 'sesiones dispositivos cerrar'],
  '/admin/security/failed-logins': ['failed logins wrong password', 'inicios fallidos contraseña incorrecta'],
  '/admin/security/rights': ['who changed roles rights', 'quién cambió roles permisos'],
  '/admin/security/exports': ['who exported downloads', 'quién exportó descargas'],
  '/admin/security/support': ['support access visits', 'acceso de soporte visitas'],
  '/admin/roles/create': ['new role add permissions', 'nuevo rol agregar permisos'],
  '/admin/user/create': [
    'new employee user invite add hire',
    'nuevo empleado usuario invitar agregar contratar',
  ],
  '/admin/register': [
    'new employee user temporary password add',
    'nuevo empleado usuario contraseña temporal agregar',
  ],
  '/admin/clients/create': ['new client add customer account', 'nuevo cliente agregar cuenta'],
  '/admin/users/import': ['employees staff list', 'empleados personal lista'],
  '/admin/clients/import': ['customers contacts list', 'cuentas contactos lista'],
  '/admin/jobs/rent-rolls': ['tenants vacancies buildings', 'vacancias edificios plano'],
  '/special-projects/proposal-templates': [
    'offers quotes estimates prices terms templates',
    'ofertas cotizaciones presupuestos precios condiciones plantillas',
  ],
  '/admin/contracts/import': [
    'upload CSV Excel spreadsheet prices drafts',
    'cargar subir CSV Excel hoja precios borradores',
  ],
  '/admin/billing/escalators': [
    'raise prices increase amendments contracts escalator',
    'aumentar precios enmiendas contratos aumento',
  ],
  '/admin/jobs/create': ['new job site add', 'nuevo trabajo sitio agregar'],
  '/admin/buildings/create': [
    'new building site address add property',
    'nuevo edificio sitio dirección agregar propiedad',
  ],
  '/admin/jobs/import': [
    'upload CSV Excel spreadsheet file add sites',
    'cargar subir CSV Excel hoja archivo agregar sitios',
  ],
  '/admin/areas/create': ['new region territory add', 'nueva región territorio zona agregar'],
  '/admin/templates/create': [
    'new checklist inspection add ready library',
    'nueva lista inspección agregar biblioteca',
  ],
  '/admin/templates/scales': ['ratings points choices checklists', 'calificaciones puntos opciones listas'],
  '/admin/templates/types': ['kinds inspections checklists', 'clases inspecciones listas'],
  '/profile': [
    'account password photo language notifications email sessions',
    'cuenta contraseña foto idioma notificaciones correo sesiones',
  ],
  '/support': ['enter company organization help', 'entrar empresa organización ayuda'],
  '/tasks/create': ['new task report add work', 'nueva tarea reportar agregar trabajo'],
};
