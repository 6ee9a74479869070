import { useId } from 'react';
import type { Segment, StackingPlan } from '../../contract/index.ts';
import { FloorBar } from './floor-bar.tsx';
import classes from './stacking-plan.module.css';

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
      <div className={classes.floors}>
        {plan.floors.map((floor) => [
          <span key={`label-${floor.id}`} className={classes.label}>
            {floor.label}
          </span>,
          <FloorBar key={floor.id} floor={floor} hatch={hatch} onOpen={onOpen} />,
        ])}
      </div>
    </div>
  );
};
