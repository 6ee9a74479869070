import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['APPA levels walk', 'Recorrido por niveles APPA'],
  description: [
    'Rates each kind of space on the five levels of appearance that campuses and public owners know.',
    'Califica cada tipo de espacio con los cinco niveles de apariencia que conocen los campus y los propietarios públicos.',
  ],
  inspection_type: 'quality',
  scale: 'appa',
  target: 85,
  sections: [
    {
      title: ['Entrances and lobbies', 'Entradas y vestíbulos'],
      area: 'lobby',
      weight: 2,
      instructions: [
        'Level 1 looks as if it had just been cleaned; at level 5 nobody seems to clean. Rate what you see, not what the schedule says.',
        'El nivel 1 se ve recién limpiado; en el nivel 5 parece que nadie limpia. Califique lo que ve, no lo que dice el programa.',
      ],
      asks: [
        [
          'Floors shine, base moldings and corners are clean',
          'Los pisos brillan; zoclos y esquinas están limpios',
          { weight: 2, ...photoOfFault },
        ],
        ['Doors, glass and metal', 'Puertas, vidrios y metales'],
        [
          'Vertical and horizontal surfaces, as to dust and marks',
          'Superficies verticales y horizontales, en cuanto a polvo y marcas',
        ],
        ['Mats and runners', 'Tapetes y pasillos de alfombra'],
        ['Lights work and fixtures are clean', 'Las luces funcionan y las lámparas están limpias'],
      ],
    },
    {
      title: ['Corridors and stairs', 'Pasillos y escaleras'],
      area: 'corridor',
      repeat: 'per_floor',
      asks: [
        ['Floors and carpets', 'Pisos y alfombras', { weight: 2 }],
        ['Walls, doors and signs', 'Paredes, puertas y letreros'],
        ['Handrails, ledges and vents', 'Pasamanos, repisas y rejillas'],
        ['Drinking fountains', 'Bebederos', photoOfFault],
        [
          'Trash containers hold daily waste only, without odor',
          'Los botes tienen solo la basura del día y no huelen',
        ],
      ],
    },
    {
      title: ['Offices', 'Oficinas'],
      area: 'office-suite',
      weight: 2,
      repeat: 'per_floor',
      asks: [
        [
          'Carpets and hard floors, edges included',
          'Alfombras y pisos duros, con sus orillas',
          { weight: 2 },
        ],
        ['Furniture and ledges, as to dust', 'Muebles y repisas, en cuanto a polvo'],
        ['Waste and recycling', 'Basura y reciclaje'],
        ['Switches, handles and phones', 'Apagadores, manijas y teléfonos'],
      ],
    },
    {
      title: ['Classrooms and meeting rooms', 'Aulas y salas de reunión'],
      area: 'conference-room',
      weight: 2,
      repeat: 'per_floor',
      asks: [
        ['Floors under rows of seats', 'Pisos bajo las filas de asientos', { weight: 2 }],
        ['Tables, arms and seats', 'Mesas, descansabrazos y asientos'],
        ['Boards, trays and lecterns', 'Pizarrones, charolas y atriles'],
        ['Windows, sills and blinds', 'Ventanas, marcos y persianas'],
      ],
    },
    {
      title: ['Restrooms and showers', 'Baños y regaderas'],
      area: 'restroom',
      weight: 3,
      repeat: 'per_common_area',
      asks: [
        [
          'Fixtures gleam and smell of nothing',
          'Los muebles brillan y no huelen',
          { weight: 3, ...photoOfFault },
        ],
        ['Floors, grout and drains', 'Pisos, juntas y coladeras', { weight: 2 }],
        ['Mirrors, counters and dispensers', 'Espejos, cubiertas y dispensadores'],
        ['Partitions and tiles', 'Mamparas y azulejos'],
        ['Supplies are sufficient', 'Los suministros son suficientes', check],
      ],
    },
    {
      title: ['Service areas', 'Áreas de servicio'],
      area: 'janitor-closet',
      asks: [
        ['Closets: order and clean tools', 'Cuartos de limpieza: orden y equipo limpio'],
        ['Loading dock and trash rooms', 'Andén de carga y cuartos de basura'],
        ['Elevator cabs and tracks', 'Cabinas y rieles de elevadores'],
        [
          'Labels and safety data sheets are complete',
          'Las etiquetas y las hojas de seguridad están completas',
          critical,
        ],
        [
          'Which level did the owner ask for here?',
          '¿Qué nivel pidió el propietario aquí?',
          {
            response_type: 'choice',
            required: false,
            options: [
              ['Level 1', 'Nivel 1'],
              ['Level 2', 'Nivel 2'],
              ['Level 3', 'Nivel 3'],
              ['Level 4', 'Nivel 4'],
            ],
          },
        ],
        [
          'What keeps the building from the next level?',
          '¿Qué impide que el edificio suba de nivel?',
          remarks,
        ],
      ],
    },
  ],
};
