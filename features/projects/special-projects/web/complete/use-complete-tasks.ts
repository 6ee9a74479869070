import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { instantAt } from '#platform/contract/zoned-time';
import { call } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import {
  maxClosedTasks,
  type ProjectTask,
  type SpecialProject,
  specialProjectEndpoints,
} from '../../contract/index.ts';
import { refreshProjects } from '../live.ts';
import { type Moment, momentNow } from './moment-fields.tsx';

const isWhole = ({ date, time }: Moment): boolean => date !== '' && time !== '';

/** Which tasks are completed, when each was done, and what became of them. */
export const useCompleteTasks = (project: SpecialProject, tasks: readonly ProjectTask[]) => {
  const client = useQueryClient();
  const zone = project.time_zone;
  const [start] = useState(() => momentNow(zone));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () =>
      new Set(tasks.filter(({ scheduled_on: day }) => day === null || day <= start.date).map(({ id }) => id)),
  );
  const [moment, setMoment] = useState(start);
  const [own, setOwn] = useState<Readonly<Record<number, Moment>>>({});
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const [reasons, setReasons] = useState<Readonly<Record<number, string>>>({});
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);
  const wanted = tasks.filter(({ id }) => chosen.has(id) && !done.has(id));
  const momentOf = (id: number): Moment => own[id] ?? moment;

  /** Whether every one that was wanted is done. */
  const complete = async (): Promise<boolean> => {
    if (underway.current) return false;
    underway.current = true;
    setBusy(true);
    const refused: Record<number, string> = {};
    const finished = new Set(done);
    try {
      for (let at = 0; at < wanted.length; at += maxClosedTasks) {
        const body = {
          tasks: wanted.slice(at, at + maxClosedTasks).map(({ id }) => {
            const { date, time } = momentOf(id);
            return { id, serviced_at: instantAt(date, time, zone) };
          }),
        };
        const answer = await call(specialProjectEndpoints.completeProjectTasks, { body });
        for (const id of answer.done) finished.add(id);
        for (const { id, reason } of answer.failed) refused[id] = reason;
      }
      return Object.keys(refused).length === 0;
    } catch (error) {
      showProblem(error);
      return false;
    } finally {
      setDone(finished);
      setReasons(refused);
      setBusy(false);
      underway.current = false;
      refreshProjects(client, [project.id]);
    }
  };

  return {
    wanted,
    /** One of those wanted has no date or no time. */
    incomplete: wanted.some(({ id }) => !isWhole(momentOf(id))),
    busy,
    complete,
    moment,
    setMoment,
    done,
    stateOf: (id: number) => ({
      chosen: chosen.has(id),
      done: done.has(id),
      own: own[id],
      reason: reasons[id],
      choose: (yes: boolean) =>
        setChosen((known) => new Set(yes ? [...known, id] : [...known].filter((other) => other !== id))),
      setOwn: (of: Moment | undefined) =>
        setOwn((known) => {
          const { [id]: _, ...others } = known;
          return of ? { ...others, [id]: of } : others;
        }),
    }),
  };
};

export type Completing = ReturnType<typeof useCompleteTasks>;
