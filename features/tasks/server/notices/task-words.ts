import type { Params, Words } from '#features/notifications/server';
import type { Locale } from '#platform/contract/fields';

type Said = { title: string; sentence: string };

type Texts = {
  says: Record<string, (title: string, actor: string, day: number) => Said>;
  somebody: string;
  labels: { task: string; site: string; job: string; priority: string; due: string; note: string };
  priority: Record<string, string>;
  open: string;
};

const texts: Record<Locale, Texts> = {
  en: {
    says: {
      'task.created': (title, actor) => ({
        title: `New task: ${title}`,
        sentence: `${actor} created this task.`,
      }),
      'task.assigned': (title, actor) => ({
        title: `Task for you: ${title}`,
        sentence: `${actor} assigned this task to you.`,
      }),
      'task.closed': (title, actor) => ({
        title: `Done: ${title}`,
        sentence: `${actor} closed this task.`,
      }),
      'task.reopened': (title, actor) => ({
        title: `Reopened: ${title}`,
        sentence: `${actor} reopened this task.`,
      }),
      'task.cancelled': (title, actor) => ({
        title: `Cancelled: ${title}`,
        sentence: `${actor} cancelled this task.`,
      }),
      'task.past-due': (title, _actor, day) => ({
        title: `Past due: ${title}`,
        sentence:
          day === 1 ? 'This task is past due since yesterday.' : `This task is past due for ${day} days.`,
      }),
      'task.noted': (title, actor) => ({
        title: `Note: ${title}`,
        sentence: `${actor} wrote a note on this task.`,
      }),
      'task.mentioned': (title, actor) => ({
        title: `You were mentioned: ${title}`,
        sentence: `${actor} mentioned you in a note on this task.`,
      }),
    },
    somebody: 'Somebody',
    labels: {
      ...{
        task: 'Task',
        site: 'Job site',
        job: 'Job',
        priority: 'Priority',
        due: 'Due',
        note: 'Reason or note',
      },
    },
    priority: { low: 'Low', medium: 'Medium', high: 'High' },
    open: 'Open the task',
  },
  es: {
    says: {
      'task.created': (title, actor) => ({
        title: `Tarea nueva: ${title}`,
        sentence: `${actor} creó esta tarea.`,
      }),
      'task.assigned': (title, actor) => ({
        title: `Tarea para usted: ${title}`,
        sentence: `${actor} le asignó esta tarea.`,
      }),
      'task.closed': (title, actor) => ({
        title: `Terminada: ${title}`,
        sentence: `${actor} cerró esta tarea.`,
      }),
      'task.reopened': (title, actor) => ({
        title: `Reabierta: ${title}`,
        sentence: `${actor} reabrió esta tarea.`,
      }),
      'task.cancelled': (title, actor) => ({
        title: `Cancelada: ${title}`,
        sentence: `${actor} canceló esta tarea.`,
      }),
      'task.past-due': (title, _actor, day) => ({
        title: `Vencida: ${title}`,
        sentence:
          day === 1
            ? 'Esta tarea está vencida desde ayer.'
            : `Esta tarea está vencida desde hace ${day} días.`,
      }),
      'task.noted': (title, actor) => ({
        title: `Nota: ${title}`,
        sentence: `${actor} escribió una nota en esta tarea.`,
      }),
      'task.mentioned': (title, actor) => ({
        title: `Se le mencionó: ${title}`,
        sentence: `${actor} le mencionó en una nota de esta tarea.`,
      }),
    },
    somebody: 'Alguien',
    labels: {
      ...{ task: 'Tarea', site: 'Sitio de trabajo', job: 'Trabajo', priority: 'Prioridad', due: 'Vence' },
      note: 'Motivo o nota',
    },
    priority: { low: 'Baja', medium: 'Media', high: 'Alta' },
    open: 'Abrir la tarea',
  },
};

/** The moment at the reader, with the zone's name: the building may be elsewhere. MM/DD/YYYY, also in Spanish. */
const moment = (iso: string, locale: Locale, zone: string): string => {
  const parts = new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  }).formatToParts(new Date(iso));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const time = `${of('hour')}:${of('minute')} ${of('dayPeriod')} ${of('timeZoneName')}`;
  return `${of('month')}/${of('day')}/${of('year')} ${time}`;
};

/** What happened to a task, in the language and the zone of who reads it. */
export const taskWords = (kind: string, params: Params, locale: Locale, zone: string): Words | undefined => {
  const text = texts[locale];
  const say = text.says[kind];
  if (!say) return undefined;
  const { id, number, title, site, job, actor, due_at, priority, note, day } = params;
  const said = say(String(title), String(actor ?? text.somebody), Number(day));
  const facts = [
    { label: text.labels.task, value: `#${number} ${title}` },
    { label: text.labels.site, value: String(site) },
    ...(job === site ? [] : [{ label: text.labels.job, value: String(job) }]),
    { label: text.labels.priority, value: text.priority[String(priority)] ?? '' },
    { label: text.labels.due, value: due_at ? moment(String(due_at), locale, zone) : '' },
    { label: text.labels.note, value: String(note ?? '') },
  ];
  return {
    ...said,
    text: [site, actor].filter(Boolean).join(' · '),
    facts: facts.filter(({ value }) => value !== ''),
    button: text.open,
    link: `/task/${id}`,
  };
};
