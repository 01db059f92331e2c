<?php

/** Answers what the test asks a kit: `{ options, call: [name, ...arguments] }` gets `{ result, told }`, or `{ error, told }`. */

declare(strict_types=1);

require __DIR__ . '/../../../../kits/php/Host.php';

['options' => $options, 'call' => $call] = json_decode((string) file_get_contents('php://input'), true);
$told = [];
try {
    $host = new ShopElements\Host($options + [
        'onError' => static function (string $code) use (&$told): void {
            $told[] = $code;
        },
    ]);
    $answer = ['result' => $host->{$call[0]}(...array_slice($call, 1))];
} catch (InvalidArgumentException $error) {
    $answer = ['error' => $error->getMessage()];
}
echo json_encode($answer + ['told' => $told]);
