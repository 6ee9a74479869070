import { useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { showProblem } from '../feedback/alerts.ts';
import { text } from '../i18n/use-text.ts';
import { usePreload } from '../routing/use-preload.ts';
import { checkValues } from './check-values.ts';
import { loadMessages, messageText } from './issue-text.ts';
import { type Problem, problemShown } from './problem-shown.ts';
import { resolveStale } from './resolve-stale.ts';
import { isRequired, limitOf } from './schema-facts.ts';
import { useDraft } from './use-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useValues } from './use-values.ts';

type Values = Record<string, unknown>;

export type RecordFormOptions<S extends z.ZodType, V extends Values, A> = {
  /** Name of the form in the keys of drafts. */
  name: string;
  /** Id of the record; `new` for a record to create. */
  record?: string | number;
  /** Schema of the request body; `updated_at` is filled in. */
  schema: S;
  initialValues: V;
  /** The record's `updated_at` when it was read. */
  updatedAt?: string;
  /** The record as it was read, where `initialValues` already hold what somebody entered. */
  opened?: Values | undefined;
  /** Sends the parsed values. The draft is deleted when this resolves. */
  save: (body: z.output<S>, values: V, opened: Values) => Promise<A>;
  onSaved: (answer: A) => void;
  /** Field names in the person's language, for the comparison after a stale save. */
  labels?: Partial<Record<keyof V & string, string>>;
  /** The form's values of a record from the server. By default the fields with the same names. */
  readRecord?: (record: Values) => Partial<V>;
  /** The values in words, for the same comparison. */
  shown?: (values: V) => Values;
  /** Called when the person chose the saved record over the own input. Without it, the record's values fill the
   * form. */
  onReloaded?: (record: Values) => void;
};

const marked = (): Problem => ({ text: messageText('invalid'), ofFields: true });

/** How often a stale save is repeated while there is nothing to ask. */
const quietTries = 3;

/** The state of a form: values, errors of schema and server, draft, leave guard, stale saves. */
export const useRecordForm = <S extends z.ZodType, V extends Values, A>(
  options: RecordFormOptions<S, V, A>,
) => {
  const { schema, labels = {} } = options;
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const asRead = (): Values => options.opened ?? { ...options.initialValues, updated_at: options.updatedAt };
  const opened = useRef(asRead());
  const settled = useRef(false);
  const underway = useRef<Promise<void> | null>(null);
  const { keep, drop, restoredAt } = useDraft<V>({
    form: options.name,
    record: options.record ?? 'new',
    restore: (values, asOpened) => {
      if (asOpened) opened.current = asOpened;
      inner.restoreDraft(values);
    },
  });
  const inner = useValues<V>({
    initialValues: options.initialValues,
    onValuesChange: (values) => {
      if (!settled.current) keep(values, opened.current);
    },
  });
  usePreload(loadMessages);
  useLeaveGuard(() => !settled.current && inner.isDirty());

  const readRecord = (record: Values): Partial<V> => {
    if (options.readRecord) return options.readRecord(record);
    const known = Object.keys(options.initialValues).filter((field) => field in record);
    return Object.fromEntries(known.map((field) => [field, record[field] ?? ''])) as Partial<V>;
  };

  const meetStale = async (error: ApiError, values: V, tries: number): Promise<void> => {
    const current = ((error.details as { current?: Values } | undefined)?.current ?? {}) as Values;
    const theirs = readRecord(current);
    const { shown = (all: V) => all } = options;
    const answer =
      tries < quietTries &&
      (await resolveStale({
        opened: opened.current,
        mine: values,
        theirs,
        shown,
        labels: labels as Record<string, string>,
      }));
    if (!answer) {
      setProblem({ text: error.message });
      return;
    }
    opened.current = { ...theirs, updated_at: current.updated_at };
    if (answer !== 'theirs') {
      inner.setValues(answer.merged);
      return submit(tries + 1);
    }
    inner.setValues(theirs);
    inner.resetDirty();
    await drop();
    options.onReloaded?.(current);
  };

  const reject = async (error: unknown, values: V, tries: number): Promise<void> => {
    if (!(error instanceof ApiError)) showProblem(error);
    else if (error.code === 'stale') await meetStale(error, values, tries);
    else if (error.status === 404 && typeof options.record === 'number') {
      setProblem({ text: text('platform:form.gone') });
    } else if (error.status === 422) {
      inner.setErrors(
        Object.fromEntries(Object.entries(error.fields).map(([field, list]) => [field, list.join('\n')])),
      );
      const unknown = Object.keys(error.fields).filter(
        (field) => !((field.split('.')[0] as string) in values),
      );
      setProblem(
        unknown.length > 0 || Object.keys(error.fields).length === 0 ? { text: error.message } : marked(),
      );
      // Without a session the page itself says so, or leads to the login.
    } else if (error.status !== 401) showProblem(error);
  };

  const submit = async (tries = 0): Promise<void> => {
    await loadMessages();
    const values = inner.getValues();
    const checked = checkValues(schema, values, opened.current.updated_at as string | undefined);
    setProblem(checked.ok ? null : marked());
    if (!checked.ok) {
      inner.setErrors(checked.errors);
      return;
    }
    inner.clearErrors();
    setSaving(true);
    try {
      const answer = await options.save(checked.body, values, opened.current);
      settled.current = true;
      await drop();
      inner.resetDirty();
      options.onSaved(answer);
      settled.current = false;
    } catch (error) {
      setSaving(false);
      await reject(error, values, tries);
    } finally {
      setSaving(false);
    }
  };

  /** A second click before the page shows the first one joins the same save. */
  const submitOnce = (): Promise<void> => {
    underway.current ??= submit().finally(() => {
      underway.current = null;
    });
    return underway.current;
  };

  const discard = async (): Promise<void> => {
    settled.current = true;
    opened.current = asRead();
    inner.reset();
    await drop();
    settled.current = false;
  };

  return {
    ...inner,
    submit: submitOnce,
    discard,
    saving,
    problem: problemShown(problem, inner.errors),
    restoredAt,
    /** Props of an input: value, error, required mark, limit. */
    field: (path: keyof V & string) => ({
      ...inner.getInputProps(path),
      withAsterisk: isRequired(schema, path),
      id: `${options.name}-${path}`,
    }),
    /** The maximum number of characters of a text field. */
    limit: (path: keyof V & string) => limitOf(schema, path),
    /** Call after a save that needs no further question: the page can be left. */
    release: () => {
      settled.current = true;
    },
  };
};

export type RecordFormState = Pick<
  ReturnType<typeof useRecordForm>,
  'submit' | 'discard' | 'saving' | 'problem' | 'restoredAt'
>;
