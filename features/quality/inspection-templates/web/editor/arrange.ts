import type { Content, Question, Section } from '../../contract/index.ts';

/** The position of a question: before the question at index `place` of a section. */
export type Place = { sectionId: string; place: number };

const fresh = (): string => crypto.randomUUID();

export const newQuestion = (): Question => ({
  id: fresh(),
  label: '',
  help: '',
  response_type: 'rating',
  required: true,
  weight: 1,
  scale: null,
  critical: false,
  photo: 'optional',
  comment: 'optional',
  default_priority: 'medium',
  allow_na: true,
  options: [],
});

export const newSection = (): Section => ({
  id: fresh(),
  title: '',
  common_area_type_id: null,
  weight: 1,
  repeat: 'none',
  instructions: '',
  questions: [],
});

const inserted = <T>(list: readonly T[], place: number, item: T): T[] => [
  ...list.slice(0, place),
  item,
  ...list.slice(place),
];

const withSections = (sections: Section[]): Content => ({ sections });

const inSection = (
  { sections }: Content,
  id: string,
  change: (questions: readonly Question[]) => Question[],
): Content =>
  withSections(sections.map((one) => (one.id === id ? { ...one, questions: change(one.questions) } : one)));

/** The position of a question; undefined when it no longer exists. */
export const placeOf = ({ sections }: Content, questionId: string): Place | undefined => {
  for (const { id, questions } of sections) {
    const place = questions.findIndex((one) => one.id === questionId);
    if (place >= 0) return { sectionId: id, place };
  }
  return undefined;
};

const questionAt = ({ sections }: Content, { sectionId, place }: Place): Question | undefined =>
  sections.find(({ id }) => id === sectionId)?.questions[place];

/** Moves a question. `place` counts the questions without the moved one. */
export const moveQuestion = (content: Content, questionId: string, { sectionId, place }: Place): Content => {
  const from = placeOf(content, questionId);
  const moved = from && questionAt(content, from);
  if (!from || !moved) return content;
  const without = inSection(content, from.sectionId, (all) => all.filter((one) => one !== moved));
  return inSection(without, sectionId, (all) => inserted(all, Math.min(place, all.length), moved));
};

/** Moves a question one place up or down, at an edge into the next section. Returns the same content if it cannot move. */
export const stepQuestion = (content: Content, questionId: string, by: -1 | 1): Content => {
  const from = placeOf(content, questionId);
  if (!from) return content;
  const at = content.sections.findIndex(({ id }) => id === from.sectionId);
  const count = content.sections[at]?.questions.length ?? 0;
  const place = from.place + by;
  if (place >= 0 && place < count) return moveQuestion(content, questionId, { ...from, place });
  const beyond = content.sections[at + by];
  if (!beyond) return content;
  const edge = by === 1 ? 0 : beyond.questions.length;
  return moveQuestion(content, questionId, { sectionId: beyond.id, place: edge });
};

export const moveSection = ({ sections }: Content, id: string, place: number): Content => {
  const moved = sections.find((one) => one.id === id);
  if (!moved || place < 0 || place >= sections.length) return { sections };
  return withSections(
    inserted(
      sections.filter((one) => one !== moved),
      place,
      moved,
    ),
  );
};

export const changeQuestion = (content: Content, next: Question): Content => {
  const at = placeOf(content, next.id);
  if (!at) return content;
  return inSection(content, at.sectionId, (all) => all.map((one) => (one.id === next.id ? next : one)));
};

export const changeSection = ({ sections }: Content, next: Section): Content =>
  withSections(sections.map((one) => (one.id === next.id ? next : one)));

export const addQuestion = (content: Content, sectionId: string, added: Question): Content =>
  inSection(content, sectionId, (all) => [...all, added]);

export const addSection = ({ sections }: Content, added: Section): Content =>
  withSections([...sections, added]);

export const removeQuestion = (content: Content, questionId: string): Content => {
  const at = placeOf(content, questionId);
  return at ? inSection(content, at.sectionId, (all) => all.filter(({ id }) => id !== questionId)) : content;
};

export const removeSection = ({ sections }: Content, id: string): Content =>
  withSections(sections.filter((one) => one.id !== id));

/** The list with an item again that was removed from `before`, after those that it came after then. */
const restored = <T extends { id: string }>(list: readonly T[], id: string, before: readonly T[]): T[] => {
  const place = before.findIndex((one) => one.id === id);
  const removed = before[place];
  if (!removed || list.some((one) => one.id === id)) return [...list];
  const earlier = new Set(before.slice(0, place).map((one) => one.id));
  return inserted(list, list.findLastIndex((one) => earlier.has(one.id)) + 1, removed);
};

/** Puts back a question that was removed from the content `before`. Whatever else was changed since stays. */
export const restoreQuestion = (content: Content, questionId: string, before: Content): Content => {
  const at = placeOf(before, questionId);
  const section = before.sections.find(({ id }) => id === at?.sectionId);
  if (!section || placeOf(content, questionId)) return content;
  return inSection(content, section.id, (all) => restored(all, questionId, section.questions));
};

export const restoreSection = ({ sections }: Content, id: string, before: Content): Content =>
  withSections(restored(sections, id, before.sections));

/** Adds a copy below the question, with a new id. */
export const duplicateQuestion = (content: Content, questionId: string): Content => {
  const at = placeOf(content, questionId);
  const copied = at && questionAt(content, at);
  if (!at || !copied) return content;
  return inSection(content, at.sectionId, (all) => inserted(all, at.place + 1, { ...copied, id: fresh() }));
};

export const duplicateSection = ({ sections }: Content, id: string): Content => {
  const at = sections.findIndex((one) => one.id === id);
  const copied = sections[at];
  if (!copied) return { sections };
  const questions = copied.questions.map((one) => ({ ...one, id: fresh() }));
  return withSections(inserted(sections, at + 1, { ...copied, id: fresh(), questions }));
};
