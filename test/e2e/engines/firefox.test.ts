// tier 2: the core journeys of tier 1, in another engine
import { journeys } from './journeys.ts'

journeys('firefox')
