import type { Locale } from '#platform/contract/fields';
import type { TextTree } from '#platform/contract/text-of';
import type { SeriesStatus } from './series-of-task.ts';

type Header =
  | 'title'
  | 'description'
  | 'job_number'
  | 'site'
  | 'building'
  | 'rule'
  | 'type'
  | 'priority'
  | 'next_date'
  | 'status'
  | 'rate'
  | 'on_time'
  | 'due'
  | 'assignees';

type Words = {
  list: string;
  header: Record<Header, string>;
  status: Record<SeriesStatus, string>;
  /** In the place of a date that a completion decides. */
  afterWork: string;
  /** What sentences of rules are made of. */
  rule: TextTree;
};

/** Words of the exported file: the same that the list shows. Those that it shares with tasks stand with theirs. */
export const seriesExportWords: Record<Locale, Words> = {
  en: {
    list: 'Series',
    header: {
      title: 'Title',
      description: 'Description',
      job_number: 'Job number',
      site: 'Job site',
      building: 'Building',
      rule: 'Repeats',
      type: 'Type',
      priority: 'Priority',
      next_date: 'Next date',
      status: 'Status',
      rate: 'On time, %',
      on_time: 'Done on time',
      due: 'Dates due',
      assignees: 'Assigned',
    },
    status: {
      active: 'Active',
      paused: 'Paused',
      ended: 'Ended',
    },
    afterWork: 'After the work is done',
    rule: {
      every: {
        day_one: 'Every day',
        day_other: 'Every {{count}} days',
        week_one: 'Every week on {{days}}',
        week_other: 'Every {{count}} weeks on {{days}}',
        month_one: 'Every month on {{day}}',
        month_other: 'Every {{count}} months on {{day}}',
        year_one: 'Every year in {{month}} on {{day}}',
        year_other: 'Every {{count}} years in {{month}} on {{day}}',
      },
      day: {
        number: 'day {{day}}',
        last: 'the last day',
        nth1: 'the first {{weekday}}',
        nth2: 'the second {{weekday}}',
        nth3: 'the third {{weekday}}',
        nth4: 'the fourth {{weekday}}',
        nthlast: 'the last {{weekday}}',
      },
      afterWork: '{{rule}}, after the work was done',
      until: '{{rule}}, until {{date}}',
      times_one: '{{rule}}, once',
      times_other: '{{rule}}, {{count}} times',
    },
  },
  es: {
    list: 'Series',
    header: {
      title: 'Título',
      description: 'Descripción',
      job_number: 'Número de trabajo',
      site: 'Sitio de trabajo',
      building: 'Edificio',
      rule: 'Se repite',
      type: 'Tipo',
      priority: 'Prioridad',
      next_date: 'Próxima fecha',
      status: 'Estado',
      rate: 'A tiempo, %',
      on_time: 'Hechas a tiempo',
      due: 'Fechas vencidas',
      assignees: 'Asignada a',
    },
    status: {
      active: 'Activa',
      paused: 'Pausada',
      ended: 'Terminada',
    },
    afterWork: 'Al terminar el trabajo',
    rule: {
      every: {
        day_one: 'Cada día',
        day_many: 'Cada {{count}} días',
        day_other: 'Cada {{count}} días',
        week_one: 'Cada semana: {{days}}',
        week_many: 'Cada {{count}} semanas: {{days}}',
        week_other: 'Cada {{count}} semanas: {{days}}',
        month_one: 'Cada mes, {{day}}',
        month_many: 'Cada {{count}} meses, {{day}}',
        month_other: 'Cada {{count}} meses, {{day}}',
        year_one: 'Cada año en {{month}}, {{day}}',
        year_many: 'Cada {{count}} años en {{month}}, {{day}}',
        year_other: 'Cada {{count}} años en {{month}}, {{day}}',
      },
      day: {
        number: 'el día {{day}}',
        last: 'el último día',
        nth1: 'el primer {{weekday}}',
        nth2: 'el segundo {{weekday}}',
        nth3: 'el tercer {{weekday}}',
        nth4: 'el cuarto {{weekday}}',
        nthlast: 'el último {{weekday}}',
      },
      afterWork: '{{rule}}, después de hecho el trabajo',
      until: '{{rule}}, hasta el {{date}}',
      times_one: '{{rule}}, una vez',
      times_many: '{{rule}}, {{count}} veces',
      times_other: '{{rule}}, {{count}} veces',
    },
  },
};
