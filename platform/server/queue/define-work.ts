import { z } from 'zod';
import type { Wiring } from '../http/wiring.ts';
import type { Work } from './queue.ts';

/** Does one piece of work of a queue, or sends one mail of a kind. */
export type DefinedWork = (wiring: Wiring, work: Work & { id: string }) => Promise<void>;

/** Parses a piece of work before it runs. Malformed work fails with a message that says what is wrong. */
export const defineWork =
  <S extends z.ZodObject>(
    schema: S,
    run: (wiring: Wiring, work: z.output<S> & { id: string }) => Promise<void>,
  ): DefinedWork =>
  async (wiring, work) => {
    const parsed = schema.safeParse(work);
    if (!parsed.success) throw new Error(`malformed work:\n${z.prettifyError(parsed.error)}`);
    await run(wiring, { ...parsed.data, id: work.id });
  };
