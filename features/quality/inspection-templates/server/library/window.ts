import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Window cleaning', 'Limpieza de ventanas'],
  description: [
    'Glass, frames, sills and screens inside and outside, protection of rooms, and safe work on ladders and lifts.',
    'Vidrios, marcos, repisas y mosquiteros por dentro y por fuera, protección de interiores y trabajo seguro en alturas.',
  ],
  inspection_type: 'quality',
  scale: 'pass_fail',
  target: 90,
  sections: [
    {
      title: ['Ladders and lifts', 'Escaleras y plataformas'],
      area: 'exterior',
      weight: 3,
      instructions: [
        'Answer this section while the crew is at work.',
        'Conteste esta sección mientras el equipo está trabajando.',
      ],
      asks: [
        [
          'Ladders stand on level ground and are tied or held by a second person',
          'Las escaleras están en piso parejo y amarradas o detenidas por otra persona',
          critical,
        ],
        [
          'Nobody stands on the top rungs or leans past the side rails',
          'Nadie pisa los últimos peldaños ni se inclina fuera de los largueros',
          critical,
        ],
        [
          'Everyone in a boom lift or on ropes wears a harness that is hooked on',
          'Toda persona en canastilla de brazo o en cuerdas usa arnés y está enganchada',
          critical,
        ],
        [
          'The ground below the work is closed off with cones or tape',
          'El área debajo del trabajo está cerrada con conos o cinta',
          critical,
        ],
        [
          'Ladders, poles and lifts stay away from power lines',
          'Las escaleras, las extensiones y las plataformas están lejos de los cables de luz',
          critical,
        ],
        [
          'The lift carries its inspection tag, signed today',
          'La plataforma tiene su tarjeta de inspección firmada hoy',
          { ...check, default_priority: 'high' },
        ],
      ],
    },
    {
      title: ['Glass outside', 'Vidrios por fuera'],
      area: 'exterior',
      weight: 3,
      instructions: [
        'Look at each pane from two angles, with the light and against it.',
        'Mire cada vidrio desde dos ángulos, a favor y en contra de la luz.',
      ],
      asks: [
        [
          'Glass is free of streaks and water spots to the corners',
          'Los vidrios no tienen rayas ni marcas de agua hasta las esquinas',
          { ...check, weight: 3, ...photoOfFault },
        ],
        [
          'No line of water or dirt is left along the rubber of the frame',
          'No queda una línea de agua ni de mugre junto al hule del marco',
          { ...check, weight: 2 },
        ],
        [
          'Bird droppings, cobwebs and insects are gone from glass and frames',
          'Ya no hay excremento de pájaro, telarañas ni insectos en vidrios y marcos',
          check,
        ],
        [
          'The wall below the windows shows no drips of dirty water',
          'La pared debajo de las ventanas no tiene escurrimientos de agua sucia',
          check,
        ],
        [
          'Glass has no new scratches, and old ones are noted',
          'Los vidrios no tienen rayones nuevos y los viejos están anotados',
          { ...check, ...photoOfFault },
        ],
      ],
    },
    {
      title: ['Glass inside', 'Vidrios por dentro'],
      weight: 3,
      asks: [
        [
          'Glass is free of fingerprints, tape and streaks',
          'Los vidrios no tienen huellas, cinta ni rayas',
          { ...check, weight: 3, ...photoOfFault },
        ],
        [
          'Glass of doors and partitions has no smudges on either side',
          'Los vidrios de puertas y divisiones no tienen manchas por ningún lado',
          { ...check, weight: 2 },
        ],
        [
          'High panes look the same as the ones within reach',
          'Los vidrios altos se ven igual que los que están al alcance',
          check,
        ],
        [
          'Decals and film of the tenant are whole and have no lifted edges',
          'Los vinilos y las películas del inquilino están enteros y sin orillas levantadas',
          check,
        ],
      ],
    },
    {
      title: ['Frames, sills and screens', 'Marcos, repisas y mosquiteros'],
      weight: 2,
      asks: [
        [
          'Sills are dry, without drips or dead insects',
          'Las repisas de las ventanas están secas, sin gotas ni insectos muertos',
          { ...check, weight: 2 },
        ],
        [
          'Frames and tracks are free of dust and black water',
          'Los marcos y los rieles no tienen polvo ni agua negra',
          check,
        ],
        [
          'Screens are free of dust, whole and back in their own windows',
          'Los mosquiteros no tienen polvo, están enteros y en su propia ventana',
          check,
        ],
        [
          'Every window that opens is closed and latched',
          'Cada ventana que abre está cerrada y con seguro',
          { ...check, default_priority: 'high' },
        ],
        [
          'Blinds hang straight and carry no splashes',
          'Las persianas cuelgan derechas y no tienen salpicaduras',
          check,
        ],
      ],
    },
    {
      title: ['Protection of rooms and closing', 'Protección de interiores y cierre'],
      weight: 2,
      asks: [
        [
          'Drop cloths lie under the work, and no floor is left wet',
          'Hay mantas debajo del trabajo y ningún piso queda mojado',
          { ...check, weight: 2, default_priority: 'high' },
        ],
        [
          'Furniture, plants and papers are back where they stood',
          'Los muebles, las plantas y los papeles están donde estaban',
          check,
        ],
        [
          'Desks, carpets and outlets are free of drops and soap',
          'Los escritorios, las alfombras y los contactos no tienen gotas ni jabón',
          check,
        ],
        ['No tool, blade or bucket is left behind', 'No queda herramienta, navaja ni cubeta', check],
        [
          'Which panes are broken or could not be reached?',
          '¿Qué vidrios están rotos o no se pudieron alcanzar?',
          remarks,
        ],
      ],
    },
  ],
};
