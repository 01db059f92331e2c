import { FOOTER_SCENES } from './footer-scenes.ts'
import { GALLERY_SCENES } from './gallery-scenes.ts'
import { HEADER_SCENES } from './header-scenes.ts'
import { pictureName, type Scene, type Shot, type Variant } from './scene.ts'

/** One page of one visitor, and the pictures that are taken there. */
export interface Visit {
  scene: Scene
  variant: Variant
  shots: { name: string; shot: Shot }[]
}

/** The visits for all pictures whose names are wanted. */
export function visitsFor(isWanted: (name: string) => boolean): Visit[] {
  const scenes = [...GALLERY_SCENES, ...HEADER_SCENES, ...FOOTER_SCENES]
  return scenes
    .flatMap((scene) => scene.variants.map((variant) => visitOf(scene, variant, isWanted)))
    .filter(({ shots }) => shots.length > 0)
}

function visitOf(scene: Scene, variant: Variant, isWanted: (name: string) => boolean): Visit {
  const shots = scene.shots
    .filter(({ isAt }) => !isAt || isAt(variant.width))
    .map((shot) => ({ name: pictureName(shot, variant), shot }))
    .filter(({ name }) => isWanted(name))
  return { scene, variant, shots }
}

export const namesOf = (visits: readonly Visit[]): string[] =>
  visits.flatMap(({ shots }) => shots.map(({ name }) => name))
