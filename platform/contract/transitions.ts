import type { MessageRef } from './errors.ts';
import type { Flag } from './flags.ts';

/** Who asks. */
export type Actor = { userId: number; flags: ReadonlySet<Flag>; license: 'full' | 'viewer' };

export const holds = ({ flags, license }: Actor, flag: Flag): boolean =>
  license !== 'viewer' && flags.has(flag);

/** Flags that are needed together, or a rule that looks at the record. Nobody with a viewer license has it. */
type Right<R> = Flag | readonly Flag[] | ((record: R, actor: Actor) => boolean);

type Edge<S extends string, R> = {
  from: readonly S[];
  /** Of several statuses `target` says which. */
  to: S | readonly S[];
  target?: (record: R) => S;
  /** Whether somebody has to say why. */
  reason?: true;
  /** Why it is not possible although the status allows it: a message, or true for the sentence of all refusals. */
  guard?: (record: R) => string | MessageRef | true | null;
  /** Name of the audit action and of the event, where it has one of its own. */
  event?: string;
};

type Declared<S extends string, R, N extends string, A extends string> = {
  /** As the audit log and events name it. */
  entity: string;
  statuses: readonly S[];
  /** The status, stored or computed. Its parameter names all facts of a record that decide: also the day, where one does. */
  status: (record: R) => NoInfer<S>;
  right?: Right<NoInfer<R>>;
  /** Made by people, in the order in which screens show them. */
  edges: Record<N, Edge<NoInfer<S>, NoInfer<R>> & { right?: Right<NoInfer<R>> }>;
  /** What follows from something else: from time, or from other records. Nobody makes it by name. */
  automatic?: Record<A, Edge<NoInfer<S>, NoInfer<R>>>;
};

/** Why a transition cannot be made now. */
export type Refusal = { status: 403 | 409; message: MessageRef };

type Entry = { action: string; from: string | null; to: string | null; note?: string | null };

const hasRight = <R>(right: Right<R> | undefined, record: R, actor: Actor): boolean => {
  if (actor.license === 'viewer' || right === undefined) return false;
  if (typeof right === 'function') return right(record, actor);
  return [right].flat().every((flag) => holds(actor, flag));
};

const notEmpty = (note: string | null | undefined): boolean => note !== null && note !== '';

/** The only table of changes of a status. What the server accepts and what it offers are answers of the same function, so that
 * nobody sees a button that is refused for what is known beforehand. */
export const defineTransitions = <S extends string, R, N extends string, A extends string = never>(
  declared: Declared<S, R, N, A>,
) => {
  const { entity, edges, automatic } = declared;
  const all = { ...automatic, ...edges } as Record<N | A, Declared<S, R, N, A>['edges'][N]>;
  const names = Object.keys(edges) as [N, ...N[]];
  const isAutomatic = (name: N | A): boolean => !Object.hasOwn(edges, name);
  const code = entity.replaceAll('-', '_');

  const targetsOf = (name: N | A): readonly S[] => [all[name].to].flat() as S[];
  const eventOf = (name: N | A): string => all[name].event ?? `${entity}.moved`;
  const leadsFrom = (name: N | A, status: S): boolean => all[name].from.includes(status);

  /** The sentence of all refusals. `step` is the word of the button, for the sentence that screens show. */
  const messageOf = (name: string, status: S): MessageRef => ({
    code: 'transition_refused',
    values: {
      name: { code: `${code}_transition_${name}` },
      step: { code: `${code}_step_${name}` },
      status: { code: `${code}_status_${status}` },
    },
  });

  /** Without an actor only the record is asked: the system makes it, or whoever has checked the right. */
  const refusalOf = (name: N | A, record: R, actor: Actor | null): Refusal | null => {
    const { guard, right = declared.right } = all[name];
    const status = declared.status(record);
    if (!leadsFrom(name, status)) return { status: 409, message: messageOf(name, status) };
    if (actor && (isAutomatic(name) || !hasRight(right, record, actor)))
      return { status: 403, message: { code: 'forbidden' } };
    const against = guard?.(record) ?? null;
    if (against === null) return null;
    if (against === true) return { status: 409, message: messageOf(name, status) };
    return { status: 409, message: typeof against === 'string' ? { code: against } : against };
  };

  return {
    ...declared,
    /** For the schema of an answer's `allowed_transitions` and of a call that names one. */
    names,
    allNames: Object.keys(all) as (N | A)[],
    code,
    eventOf,
    targetsOf,
    leadsFrom,
    messageOf,
    refusalOf,
    asksReason: (name: N | A): boolean => all[name].reason === true,
    targetOf: (name: N | A, record: R): S => {
      const [first] = targetsOf(name);
      return all[name].target?.(record) ?? (first as S);
    },
    /** What this person may do with this record now, in the order shown on screens. */
    allowed: (record: R, actor: Actor): N[] =>
      names.filter((name) => refusalOf(name, record, actor) === null),
    /** The transition of which an entry of the history tells. Where two lead from and to the same statuses, the one with a
     * reason has a note. */
    transitionOf: ({ action, from, to, note }: Entry): N | A | undefined => {
      const alike = (Object.keys(all) as (N | A)[]).filter((name) => eventOf(name) === action);
      if (alike.length < 2) return alike[0];
      const fits = alike.filter(
        (name) => leadsFrom(name, from as S) && (targetsOf(name) as readonly unknown[]).includes(to),
      );
      return fits.find((name) => (all[name].reason === true) === notEmpty(note)) ?? fits[0];
    },
  };
};

export type Transitions<S extends string, R, N extends string, A extends string> = ReturnType<
  typeof defineTransitions<S, R, N, A>
>;

/** The names of the transitions that people make. */
export type NameOf<T extends { names: readonly string[] }> = T['names'][number];
