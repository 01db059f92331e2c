// tier 1: the core journeys of header, cart, footer and newsletter
import { journeys } from './journeys.ts'

journeys('chromium')
