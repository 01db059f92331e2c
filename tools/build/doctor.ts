import { bundle } from './bundle.ts'
import { ownNatives } from './own-natives.ts'

/** On its own: it speaks where the elements' own code can't be had. */
export const doctor = bundle({
  name: 'doctor',
  input: { doctor: 'src/doctor/doctor.ts' },
  hasMap: true,
  last: [ownNatives()],
})
