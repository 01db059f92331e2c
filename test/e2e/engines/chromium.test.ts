// tier 1: the core journeys of all five elements
import { journeys } from './journeys.ts'

journeys('chromium')
