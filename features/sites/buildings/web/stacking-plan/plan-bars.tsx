import { useId } from 'react';
import { useText } from '#platform/web/i18n/index';
import { Columns } from '#platform/web/ui/index';
import type { Segment, StackingPlan } from '../../contract/index.ts';
import { rowId } from './row-id.ts';
import classes from './stacking-plan.module.css';

type Floor = StackingPlan['floors'][number];

/** Pixels. */
const height = 28;

/** Pixels from which a name is readable in a bar of about 600. */
const minShareWithName = 0.08;

type FloorBarProps = { floor: Floor; hatch: string; onOpen: (segment: Segment) => void };

/** One floor: each tenant as wide as its share of the floor, vacant parts hatched. A mouse opens them here; the table
 * beside it does so for the keyboard and is what is read aloud. */
const FloorBar = ({ floor, hatch, onOpen }: FloorBarProps) => {
  const t = useText();
  const taken = floor.segments.reduce((sum, { sqft }) => sum + sqft, 0);
  const whole = Math.max(floor.cleanable_sqft ?? 0, taken, 1);
  let from = 0;
  return (
    <svg className={classes.bar} width="100%" height={height} aria-hidden="true" data-over={floor.is_over}>
      <rect className={classes.ground} width="100%" height="100%" />
      {floor.segments.map((segment) => {
        const share = segment.sqft / whole;
        const x = from;
        from += share;
        return (
          // Not reached by the keyboard, and not read: the row of the table it leads to holds a button for it.
          <a
            key={`${segment.kind}-${segment.id}`}
            href={`#${rowId(floor, segment)}`}
            tabIndex={-1}
            onClick={(event) => {
              event.preventDefault();
              onOpen(segment);
            }}
          >
            <svg
              className={classes.segment}
              data-color={segment.color ?? 'none'}
              data-kind={segment.kind}
              x={`${x * 100}%`}
              width={`${share * 100}%`}
              height="100%"
            >
              <title>{segment.vacancy ? t(`buildings:vacancyKinds.${segment.vacancy}`) : segment.name}</title>
              <rect
                width="100%"
                height="100%"
                fill={segment.kind === 'vacant' ? `url(#${hatch})` : undefined}
              />
              {share >= minShareWithName && (
                <text x="8" y="50%" dominantBaseline="central">
                  {segment.kind === 'vacant' ? t('buildings:plan.vacant') : segment.name}
                </text>
              )}
            </svg>
          </a>
        );
      })}
    </svg>
  );
};

type Props = { plan: StackingPlan; onOpen: (segment: Segment) => void };

/** The floors as bars, the highest on top. */
export const PlanBars = ({ plan, onOpen }: Props) => {
  const hatch = useId();
  return (
    <div>
      <svg width="0" height="0" aria-hidden="true">
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className={classes.hatch} x1="3.5" x2="3.5" y2="7" />
        </pattern>
      </svg>
      <Columns className={classes.floors} columns="max-content minmax(0, 1fr)" gap="2px 12px" align="center">
        {plan.floors.map((floor) => [
          <span key={`label-${floor.id}`} className={classes.label}>
            {floor.label}
          </span>,
          <FloorBar key={floor.id} floor={floor} hatch={hatch} onOpen={onOpen} />,
        ])}
      </Columns>
    </div>
  );
};
