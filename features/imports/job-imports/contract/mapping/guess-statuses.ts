import type { JobImportMapping } from '../import.ts';

type Status = JobImportMapping['default_status'];

const words: Record<Status, string> = {
  active:
    'active,act,a,open,current,yes,y,true,1,in service,live,activo,activa,abierto,abierta,vigente,si,en servicio',
  inactive:
    'inactive,i,closed,excess,decommissioned,terminated,cancelled,canceled,lost,sold,vacant,disposed,no,n,false,0,ended,' +
    'expired,inactivo,inactiva,cerrado,cerrada,baja,de baja,cancelado,cancelada,vendido,desocupado,terminado,vencido',
  draft:
    'draft,pending,planned,prospect,proposed,new,future,borrador,pendiente,planeado,prospecto,propuesto,nuevo',
};

const byWord = new Map(
  Object.entries(words).flatMap(([status, list]) => list.split(',').map((word) => [word, status as Status])),
);

/** The form in which a status word is looked up, whatever its case. */
export const statusWord = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase().slice(0, 60);

/** The status that was chosen for a status word of the file. */
export const statusMeant = (statuses: JobImportMapping['statuses'], text: string): Status | undefined => {
  const word = statusWord(text);
  return Object.hasOwn(statuses, word) ? statuses[word] : undefined;
};

/** The meaning of the file's status words, for words that are known. */
export const guessStatuses = (found: readonly string[]): Record<string, Status> =>
  Object.fromEntries(
    found.flatMap((text) => {
      const word = statusWord(text);
      const status = byWord.get(word);
      return status ? [[word, status]] : [];
    }),
  );
