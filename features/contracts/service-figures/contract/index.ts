export { figureColumns, groupSorts, lacks, serviceFigureEndpoints } from './endpoints.ts';
export {
  type FigureGroup,
  type FigureSum,
  figureGroup,
  figureSum,
  type ServiceFigure,
  serviceFigure,
} from './service-figure.ts';
