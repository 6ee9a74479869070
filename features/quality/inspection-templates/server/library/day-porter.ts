import { check, critical, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Day porter round', 'Ronda del conserje diurno'],
  description: [
    'What a building looks like at noon: how the day porter keeps entrances, restrooms and amenities, and how people are treated.',
    'Cómo se ve el edificio al mediodía: cómo el conserje mantiene entradas, baños y amenidades, y cómo trata a la gente.',
  ],
  inspection_type: 'day_porter',
  scale: 'three_point',
  target: 85,
  sections: [
    {
      title: ['The porter', 'El conserje'],
      weight: 2,
      asks: [
        [
          'Uniform is clean and complete, with a name badge',
          'El uniforme está limpio y completo, con gafete',
          check,
        ],
        ['Was found at work within ten minutes', 'Se le encontró trabajando en menos de diez minutos', check],
        ['Greets people and answers politely', 'Saluda y responde con amabilidad', { weight: 2 }],
        ['Answers radio or phone at once', 'Contesta el radio o el teléfono de inmediato'],
        ['Knows today’s events and requests', 'Conoce los eventos y las solicitudes de hoy'],
        [
          'Task list of the morning is done and signed',
          'La lista de tareas de la mañana está hecha y firmada',
          check,
        ],
      ],
    },
    {
      title: ['Outside', 'Exterior'],
      area: 'exterior',
      asks: [
        ['Walks and planters are free of litter', 'Las banquetas y jardineras no tienen basura'],
        ['Ash urns and outdoor bins are emptied', 'Los ceniceros y botes exteriores están vacíos'],
        ['Entrance doors and handles are clean', 'Las puertas y manijas de la entrada están limpias'],
        [
          'Ice, water and other slip hazards are taken care of',
          'El hielo, el agua y otros riesgos de resbalar están atendidos',
          critical,
        ],
      ],
    },
    {
      title: ['Lobby and elevators', 'Vestíbulo y elevadores'],
      area: 'lobby',
      weight: 2,
      asks: [
        [
          'Lobby floor is free of spots and footprints',
          'El piso del vestíbulo no tiene manchas ni huellas',
          { weight: 2 },
        ],
        ['Furniture is straight and dusted', 'Los muebles están acomodados y sin polvo'],
        [
          'Elevator cabs are spotless, tracks included',
          'Las cabinas de los elevadores están impecables, también los rieles',
        ],
        ['Glass is touched up', 'Los vidrios están repasados'],
      ],
    },
    {
      title: ['Restrooms at noon', 'Baños al mediodía'],
      area: 'restroom',
      weight: 3,
      repeat: 'per_common_area',
      asks: [
        [
          'Counters and mirrors are dry and clean',
          'Las cubiertas y los espejos están secos y limpios',
          { weight: 2 },
        ],
        ['Fixtures are clean', 'Los muebles están limpios', { weight: 2 }],
        ['Floor is dry and free of paper', 'El piso está seco y sin papel'],
        ['Nothing has run out', 'No falta ningún suministro', { ...check, weight: 2 }],
        [
          'The check sheet shows a visit in the last two hours',
          'La hoja de control muestra una visita en las últimas dos horas',
          check,
        ],
      ],
    },
    {
      title: ['Amenities and kitchens', 'Amenidades y cocinas'],
      area: 'amenity',
      weight: 2,
      asks: [
        [
          'Coffee points and counters are wiped and stocked',
          'Las estaciones de café y las cubiertas están limpias y surtidas',
        ],
        [
          'Gym equipment is wiped, towels are in place',
          'Los aparatos del gimnasio están limpios y hay toallas',
        ],
        [
          'Conference rooms were reset after the last meeting',
          'Las salas de juntas se reacomodaron después de la última reunión',
        ],
        ['Trash does not overflow anywhere', 'La basura no se desborda en ningún lugar', check],
      ],
    },
    {
      title: ['Cart, closet and closing', 'Carro, cuarto de limpieza y cierre'],
      area: 'janitor-closet',
      asks: [
        [
          'Cart is clean, orderly and never left alone in the way',
          'El carro está limpio, ordenado y nunca estorba el paso',
        ],
        ['Bottles are labeled', 'Las botellas tienen etiqueta', critical],
        ['Wet floor signs are used', 'Se usan los letreros de piso mojado', critical],
        ['Supplies that run low were reported', 'Se reportaron los suministros por agotarse', check],
        [
          'How long does a round take now, in minutes?',
          '¿Cuánto tarda hoy una ronda, en minutos?',
          { response_type: 'number', required: false },
        ],
        ['Praise or concern of tenants', 'Elogios o quejas de los inquilinos', remarks],
      ],
    },
  ],
};
