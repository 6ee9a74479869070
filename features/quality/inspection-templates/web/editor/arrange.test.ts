import { describe, expect, it } from 'vitest';
import { type Content, content } from '../../contract/index.ts';
import {
  addQuestion,
  addSection,
  changeQuestion,
  changeSection,
  duplicateQuestion,
  duplicateSection,
  moveQuestion,
  moveSection,
  newQuestion,
  newSection,
  placeOf,
  removeQuestion,
  removeSection,
  restoreQuestion,
  restoreSection,
  stepQuestion,
} from './arrange.ts';

const id = (letter: string) => `00000000-0000-4000-8000-${letter.charCodeAt(0).toString().padStart(12, '0')}`;

const given = (layout: string): Content =>
  content.parse({
    sections: layout.split(' ').map((part) => ({
      id: id(part[0] ?? ''),
      title: part[0],
      questions: [...part.slice(1)].map((letter) => ({
        id: id(letter),
        label: letter,
        response_type: 'rating',
      })),
    })),
  });

const layoutOf = ({ sections }: Content): string =>
  sections.map(({ title, questions }) => title + questions.map(({ label }) => label).join('')).join(' ');

const start = given('Aabc Bde C');

describe('questions are moved', () => {
  it.each([
    ['a', 'A', 2, 'Abca Bde C'],
    ['c', 'A', 0, 'Acab Bde C'],
    ['b', 'B', 1, 'Aac Bdbe C'],
    ['b', 'C', 9, 'Aac Bde Cb'],
  ])('%s to %s %i', (question, section, place, expected) => {
    const moved = moveQuestion(start, id(question), { sectionId: id(section), place });
    expect(layoutOf(moved)).toBe(expected);
  });

  it.each([
    ['b', -1, 'Abac Bde C'],
    ['b', 1, 'Aacb Bde C'],
    ['c', 1, 'Aab Bcde C'],
    ['d', -1, 'Aabcd Be C'],
    ['e', 1, 'Aabc Bd Ce'],
    ['a', -1, 'Aabc Bde C'],
  ] as const)('%s by %i', (question, by, expected) => {
    expect(layoutOf(stepQuestion(start, id(question), by))).toBe(expected);
  });

  it('not when they have gone', () => {
    expect(moveQuestion(start, id('z'), { sectionId: id('A'), place: 0 })).toBe(start);
    expect(stepQuestion(start, id('z'), 1)).toBe(start);
    expect(placeOf(start, id('z'))).toBeUndefined();
  });
});

describe('what was removed comes back', () => {
  it('where it was, beside what was changed since', () => {
    const without = removeQuestion(removeQuestion(start, id('b')), id('a'));
    expect(layoutOf(restoreQuestion(without, id('b'), start))).toBe('Abc Bde C');
    const changed = changeSection(removeSection(start, id('A')), {
      ...newSection(),
      id: id('C'),
      title: 'Z',
    });
    expect(layoutOf(restoreSection(changed, id('A'), start))).toBe('Aabc Bde Z');
  });

  it('in the old order, whichever of two comes first', () => {
    const once = removeQuestion(start, id('a'));
    const twice = removeQuestion(once, id('c'));
    const both = [
      restoreQuestion(restoreQuestion(twice, id('a'), start), id('c'), once),
      restoreQuestion(restoreQuestion(twice, id('c'), once), id('a'), start),
    ];
    expect(both.map(layoutOf)).toEqual(['Aabc Bde C', 'Aabc Bde C']);
  });

  it('once, and not into a section that is gone', () => {
    expect(layoutOf(restoreQuestion(start, id('b'), start))).toBe('Aabc Bde C');
    expect(layoutOf(restoreQuestion(removeSection(start, id('A')), id('b'), start))).toBe('Bde C');
    expect(layoutOf(restoreSection(start, id('A'), start))).toBe('Aabc Bde C');
  });
});

describe('sections', () => {
  it.each([
    ['A', 2, 'Bde C Aabc'],
    ['C', 0, 'C Aabc Bde'],
    ['A', 3, 'Aabc Bde C'],
    ['A', -1, 'Aabc Bde C'],
  ])('are moved: %s to %i', (section, place, expected) => {
    expect(layoutOf(moveSection(start, id(section), place))).toBe(expected);
  });

  it('are copied with ids of their own', () => {
    const copied = duplicateSection(start, id('B'));
    expect(layoutOf(copied)).toBe('Aabc Bde Bde C');
    expect(content.safeParse(copied).success).toBe(true);
  });

  it('are added, changed and removed', () => {
    expect(addSection(start, newSection()).sections).toHaveLength(4);
    expect(layoutOf(removeSection(start, id('B')))).toBe('Aabc C');
    const [first] = start.sections;
    expect(first && layoutOf(changeSection(start, { ...first, title: 'Z' }))).toBe('Zabc Bde C');
  });
});

describe('questions', () => {
  it('are copied with an id of their own', () => {
    const copied = duplicateQuestion(start, id('a'));
    expect(layoutOf(copied)).toBe('Aaabc Bde C');
    expect(content.safeParse(copied).success).toBe(true);
  });

  it('are added, changed and removed', () => {
    const added = { ...newQuestion(), label: 'x' };
    expect(layoutOf(addQuestion(start, id('C'), added))).toBe('Aabc Bde Cx');
    expect(layoutOf(removeQuestion(start, id('d')))).toBe('Aabc Be C');
    const [d] = start.sections[1]?.questions ?? [];
    expect(d && layoutOf(changeQuestion(start, { ...d, label: 'y' }))).toBe('Aabc Bye C');
  });
});
