import type { Locale } from '#platform/contract/fields';
import type { TaskRow } from './task.ts';

type Header =
  | 'number'
  | 'title'
  | 'description'
  | 'job_number'
  | 'site'
  | 'building'
  | 'place'
  | 'type'
  | 'source'
  | 'priority'
  | 'assignees'
  | 'due_at'
  | 'created_at'
  | 'status'
  | 'photos';

type Words = {
  list: string;
  header: Record<Header, string>;
  status: Record<TaskRow['status'], string>;
  type: Record<TaskRow['type'], string>;
  source: Record<TaskRow['source'], string>;
  priority: Record<TaskRow['priority_level'], string>;
};

/** Words of the exported file: the same that the list shows. */
export const exportWords: Record<Locale, Words> = {
  en: {
    list: 'Tasks',
    header: {
      number: 'Number',
      title: 'Title',
      description: 'Description',
      job_number: 'Job number',
      site: 'Job site',
      building: 'Building',
      place: 'Area',
      type: 'Type',
      source: 'Source',
      priority: 'Priority',
      assignees: 'Assigned',
      due_at: 'Due',
      created_at: 'Created',
      status: 'Status',
      photos: 'Photos',
    },
    status: {
      open: 'Open',
      in_progress: 'In progress',
      closed: 'Closed',
      scheduled: 'Scheduled',
      cancelled: 'Cancelled',
      completed: 'Completed',
      on_hold: 'On hold',
    },
    type: {
      deficiency: 'Deficiency',
      request: 'Request',
      reminder: 'Reminder',
      service: 'Service',
      work_order: 'Work order',
      periodic_work: 'Periodic work',
      other: 'Other',
    },
    source: {
      inspection: 'Inspection',
      special_project: 'Special project',
      task: 'Task',
      cleancode: 'CleanCode',
      prism: 'Prism',
    },
    priority: { low: 'Low', medium: 'Medium', high: 'High' },
  },
  es: {
    list: 'Tareas',
    header: {
      number: 'Número',
      title: 'Título',
      description: 'Descripción',
      job_number: 'Número de trabajo',
      site: 'Sitio de trabajo',
      building: 'Edificio',
      place: 'Área',
      type: 'Tipo',
      source: 'Origen',
      priority: 'Prioridad',
      assignees: 'Asignada a',
      due_at: 'Vence',
      created_at: 'Creada',
      status: 'Estado',
      photos: 'Fotos',
    },
    status: {
      open: 'Abierta',
      in_progress: 'En curso',
      closed: 'Cerrada',
      scheduled: 'Programada',
      cancelled: 'Cancelada',
      completed: 'Completada',
      on_hold: 'En espera',
    },
    type: {
      deficiency: 'Deficiencia',
      request: 'Solicitud',
      reminder: 'Recordatorio',
      service: 'Servicio',
      work_order: 'Orden de trabajo',
      periodic_work: 'Trabajo periódico',
      other: 'Otro',
    },
    source: {
      inspection: 'Inspección',
      special_project: 'Proyecto especial',
      task: 'Tarea',
      cleancode: 'CleanCode',
      prism: 'Prism',
    },
    priority: { low: 'Baja', medium: 'Media', high: 'Alta' },
  },
};
