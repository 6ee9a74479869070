import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layoutFaults, mostStyleLines, styleFaults, styleLines } from './rules/styles.ts';
import { createProject, type TemporaryProject } from './seeds/temporary-project.ts';

it('every class that is named is in a style sheet, and the other way round', () => {
  expect(styleFaults()).toEqual([]);
});

/** Where a style sheet may lay out alone. */
const ownLayout = [
  // The shell is drawn before anything else is loaded.
  'apps/web/shell/',
  // Rows, bars, doors and questions of which a page has hundreds stay plain elements.
  'features/imports/imports/web/parts/',
  'features/nights/daily-reports/web/missing/list/',
  'features/overview/world-map/web/map/',
  'features/quality/inspections/web/walk/',
  'features/sites/buildings/web/stacking-plan/',
  'features/tasks/tasks/web/task/',
  'platform/web/figures/',
  'platform/web/ui/record-table/',
  // Classes of inner parts of a component: the frame of a dialog, a link.
  'features/accounts/files/web/',
  'features/contracts/service-figures/web/timeline/',
  'features/quality/inspections/web/report/',
  'features/sites/job-documents/web/viewer/',
];

it('no rule says what a row or a stack says', () => {
  expect(layoutFaults(ownLayout)).toEqual([]);
});

it('the style sheets stay small', () => {
  expect(styleLines()).toBeLessThanOrEqual(mostStyleLines);
});

describe('the rule', () => {
  let project: TemporaryProject;
  beforeAll(() => {
    project = createProject({
      'features/house/lower/web/part.tsx':
        "import classes from './part.module.css';\nexport const part = [classes.card, classes.gone, 'a:classes.said'];\n",
      'features/house/lower/web/part.module.css':
        '/* .told */\n.card:hover > .left,\n.card :global(.foreign) {\n  margin: 0.5em;\n}\n',
      'features/house/lower/web/row.tsx':
        "import classes from './row.module.css';\nexport const row = [classes.row, classes.box];\n",
      'features/house/lower/web/row.module.css':
        '.row {\n  display: flex;\n  gap: 8px 4px;\n}\n.box {\n  display: flex;\n  flex: 1;\n}\n@media print {\n  .row {\n    display: flex;\n  }\n}\n',
    });
  });
  afterAll(() => project.remove());

  it('notices a rule that only lays out, and an exception that is none', () => {
    expect(layoutFaults(['features/house/upper/'], project.path)).toEqual([
      'features/house/lower/web/row.module.css: .row only lays out: see "A layout" in docs/kit.md',
      'features/house/upper/ needs no exception',
    ]);
  });

  it('counts lines', () => {
    expect(styleLines(project.path)).toBe(18);
  });

  it('notices both', () => {
    expect(styleFaults(project.path)).toEqual([
      'features/house/lower/web/part.tsx: classes.gone is in no style sheet',
      'features/house/lower/web/part.module.css: nobody names .left',
    ]);
  });
});
