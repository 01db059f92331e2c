export const HOST_LIBRARIES: Record<'bootstrap' | 'jquery' | 'requirejs' | 'core-js' | 'prototype' | 'mootools', string>
