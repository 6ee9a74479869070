/** The key of a message in the catalogue, with the values of its placeholders. A value may itself be a message. */
export type MessageRef = { code: string; values?: Record<string, string | number | MessageRef> };

/** The message as screens show it. The refusal of a transition has a fixed sentence for programs, and one for people. */
export const shownMessage = (messageRef: MessageRef): MessageRef =>
  messageRef.code === 'transition_refused' ? { ...messageRef, code: 'step_refused' } : messageRef;

/** All expected failures. `platform/server/http` turns them into answers in one place. */
export class Problem extends Error {
  readonly status: number;
  readonly messageRef: MessageRef;
  readonly fields: Record<string, MessageRef[]>;
  readonly details: unknown;

  constructor(
    status: number,
    messageRef: MessageRef,
    fields: Record<string, MessageRef[]> = {},
    details?: unknown,
  ) {
    super(messageRef.code);
    this.status = status;
    this.messageRef = messageRef;
    this.fields = fields;
    this.details = details;
  }
}

/** 404: it does not exist, belongs to another organization, or is out of the person's scope. */
export const notFound = (): Problem => new Problem(404, { code: 'not_found' });

/** 403: the person lacks the flag. */
export const forbidden = (code = 'forbidden'): Problem => new Problem(403, { code });

/** 409: the current state does not allow it. */
export const refused = (code: string, values?: MessageRef['values'], details?: unknown): Problem =>
  new Problem(409, { code, values }, {}, details);

/** 409: somebody saved the record after the caller read it. `details` contains the current record. */
export const stale = (current: unknown): Problem => new Problem(409, { code: 'stale' }, {}, { current });

/** 410: it existed, but is no longer available. `details` says whom to contact. */
export const gone = (code: string, details: unknown): Problem => new Problem(410, { code }, {}, details);

/** 422 with every invalid field. */
export const invalid = (fields: Record<string, (string | MessageRef)[]>): Problem =>
  new Problem(
    422,
    { code: 'invalid' },
    Object.fromEntries(
      Object.entries(fields).map(([field, list]) => [
        field,
        list.map((messageRef) => (typeof messageRef === 'string' ? { code: messageRef } : messageRef)),
      ]),
    ),
  );

/** Throws `invalid` if any field is wrong. */
export const requireValid = (fields: Parameters<typeof invalid>[0]): void => {
  if (Object.keys(fields).length > 0) throw invalid(fields);
};

/** 401: there is no session, or (`other_user`) it belongs to another person than the caller names. */
export const unauthenticated = (code = 'unauthenticated'): Problem => new Problem(401, { code });

/** 429; `seconds` until another try can succeed. */
export const tooMany = (seconds: number): Problem =>
  new Problem(429, { code: 'too_many', values: { seconds } }, {}, { seconds });
